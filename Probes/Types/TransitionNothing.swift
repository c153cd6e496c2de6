// `transition` returns the next state, or none.
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.transition { cup, input in
  cup.name = ""
  // error: 'cup' is a 'let' constant
  return cup
}
