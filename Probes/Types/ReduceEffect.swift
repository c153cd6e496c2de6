// `reduce` has no effect; what returns one is `update`.
//
// An unavailable overload could say so too, and would hide the name of a misspelt case (ReduceCase).
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
  cup.name = ""
  return .send(.drink)
  // error: 'NoEffect' has no member 'send'
}
