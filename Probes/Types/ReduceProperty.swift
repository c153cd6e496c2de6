// A property that the state does not have.
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
  switch input {
  case .rename(let name): cup.title = name
  // error: value of type 'Cup' has no member 'title'
  default: break
  }
}
