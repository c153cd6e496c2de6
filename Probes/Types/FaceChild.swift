// A face places a child that there is not. The compiler says so, and then loses its way.
import Arco
import ArcoHTML
import ArcoWeb
import Models

func face() -> Face<Cup, CupInput, HTML> {
  Face.placing { parts in
    // error: failed to produce diagnostic for expression
    let view = parts.place(milk, Face { sugar, _ in p("\(sugar.lumps)") })
    // error: cannot find 'milk' in scope
    return parts.view { cup, send in main { view } }
  }
}
