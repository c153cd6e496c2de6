// `pure` returns a move.
import Arco
import Models

// error: type 'Move<Cup>' has no member 'send'
let cups = Dispatcher<Void, Cup, CupInput>.pure { _ in .send(.drink) }
