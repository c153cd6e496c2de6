// A face that shows a property that the state does not have.
import Arco
import ArcoHTML
import ArcoWeb
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  Face { sugar, send in
    h1("Sugar")
    p("\(sugar.lump)")
    // error: value of type 'Sugar' has no member 'lump'
    button("+", .onClick { send(.add) })
  }
}
