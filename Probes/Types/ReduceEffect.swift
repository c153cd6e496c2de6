// `reduce` returns nothing; what returns an effect is `update`.
//
// An unavailable overload could say so, and would hide the name of a misspelt case (ReduceCase).
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
  cup.name = ""
  return .send(.drink)
  // error: 'Void' has no member 'send'
}
