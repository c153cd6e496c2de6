// A list with a part that there is not.
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput> {
  milk
  // error: cannot find 'milk' in scope
}
