// A child that is shown by the face of another type.
import Arco
import ArcoHTML
import ArcoWeb
import Models

let part = sugar.child(state: Lens(\Cup.sugar), input: sugarInput)
func name() -> Face<String, CupInput, HTML> { Face { name, _ in p(name) } }

func face() -> Face<Cup, CupInput, HTML> {
  Face.placing { parts in
    let view = parts.place(part, name())
    // error: Face<String, CupInput, HTML>
    return parts.view { cup, send in main { view } }
  }
}
