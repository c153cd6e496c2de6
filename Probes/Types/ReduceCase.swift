// A case that the input does not have.
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
  switch input {
  case .rename(let name): cup.name = name
  case .spill: cup = Cup()
  // error: type 'CupInput' has no member 'spill'
  default: break
  }
}
