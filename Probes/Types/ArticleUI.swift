// A view that keeps its handler needs a handler that may be kept.
struct Button { let tap: () -> Void }

typealias Lent<Input, View> = ((Input) -> Void) -> View
typealias Kept<Input, View> = (@escaping (Input) -> Void) -> View

func kept(_ count: Int) -> Kept<Int, Button> {
  { handle in Button(tap: { handle(count + 1) }) }
}

func lent(_ count: Int) -> Lent<Int, Button> {
  { handle in Button(tap: { handle(count + 1) }) }
  // error: escaping closure captures non-escaping parameter 'handle'
}
