// A case that the input does not have.
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
  switch input {
  case .rename(let name): cup.name = name
  // error: type 'CupInput' has no member 'spill'
  case .spill: cup = Cup()
  default: break
  }
}
