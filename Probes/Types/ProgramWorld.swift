// A component that needs a world, put at a state without one.
import Arco
import ArcoHTML
import ArcoWeb
import Models

let boiling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in .none }

@MainActor func start() {
  let boil = Component(boiling) { cup, send in button(cup.name, .onClick { send(.drink) }) }
  _ = Page(Program(boil, state: Cup()))
  // error: cannot convert value of type 'Component<Kitchen, Cup, CupInput, HTML>'
}
