// A part that needs a world, in a list without one.
import Arco
import Models

let boiling = Dispatcher<Kitchen, Cup, CupInput>.effectful { _ in .none }
let cups = Dispatcher<Void, Cup, CupInput> {
  boiling
  // error: Kitchen
}
