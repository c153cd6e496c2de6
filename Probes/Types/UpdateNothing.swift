// `update` returns an effect.
import Arco
import Models

let one = Dispatcher<Void, Cup, CupInput>.update { cup, input in
  cup.name.removeAll()
  // error: cannot convert value of type '()' to closure result type 'Effect<Void, Cup, CupInput>'
}
