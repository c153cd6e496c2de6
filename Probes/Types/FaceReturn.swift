// A face with children that forgets to return its view.
import Arco
import ArcoHTML
import ArcoWeb
import Models

let part = sugar.child(state: Lens(\Cup.sugar), input: sugarInput)

func face() -> Face<Cup, CupInput, HTML> {
  Face.placing { parts in
    let view = parts.place(part, Face { sugar, _ in p("\(sugar.lumps)") })
    parts.view { cup, send in main { view } }
    // error: missing return in closure expected to return 'Drawing<Cup, CupInput, HTML>'
  }
}
