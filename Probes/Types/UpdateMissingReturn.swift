// `update` of several statements returns an effect.
import Arco
import Models

let two = Dispatcher<Void, Cup, CupInput>.update { cup, input in
  cup.name = ""
  cup.sugar.lumps = 0
}
// error: missing return in closure expected to return 'Effect<Void, Cup, CupInput>'
