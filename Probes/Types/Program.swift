// A component and the state that it begins at.
import Arco
import ArcoHTML
import ArcoWeb
import Models

let boiling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in .none }

@MainActor func start() {
  let sweeten = Component(sugar) { sugar, send in p("\(sugar.lumps)") }
  #if State  // A state of another type.
    _ = Page(sweeten, state: Cup())
  // error: cannot convert value of type 'Cup' to expected argument type 'Sugar'
  #elseif World  // No world, where one is needed.
    let boil = Component(boiling) { cup, send in button(cup.name, .onClick { send(.drink) }) }
    _ = Page(boil, state: Cup())
  // error: cannot convert value of type 'Component<Kitchen, Cup, CupInput, HTML>'
  #endif
}
