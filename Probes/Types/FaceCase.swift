// A face that sends another part's input.
import Arco
import ArcoHTML
import ArcoWeb
import Models

func face() -> Face<Sugar, SugarInput, HTML> {
  Face { sugar, send in
    p("\(sugar.lumps)")
    button("+", .onClick { send(.drink) })
    // error: type 'SugarInput' has no member 'drink'
  }
}
