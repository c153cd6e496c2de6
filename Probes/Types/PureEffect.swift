// `pure` returns a move.
import Arco
import Models

let cups = Dispatcher<Void, Cup, CupInput>.pure { _ in .send(.drink) }
// error: type 'Move<Cup>' has no member 'send'
