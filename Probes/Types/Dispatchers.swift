// Dispatchers of every form, with a child.
import Arco
import Models

let reducing = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
  switch input {
  case .sugar: break
  case .rename(let name): cup.name = name
  case .drink: cup = Cup()
  }
}
let updating = Dispatcher<Kitchen, Cup, CupInput>.update { cup, input in
  switch input {
  case .rename(let name):
    cup.name = name
    return .none
  case .sugar, .drink:
    return .send(.rename(cup.name))
  }
}
let part = sugar.child(state: Lens(\Cup.sugar), input: sugarInput)
let whole = Dispatcher<Kitchen, Cup, CupInput> {
  part
  reducing
  updating
}
