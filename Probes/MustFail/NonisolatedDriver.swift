// A caller without isolation may not make a driver: two threads could send to it at once.
import Arco

let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

@MainActor func owned() -> Driver<Void, Int, Int> { Driver(counter, state: 0) }

#if MUST_FAIL
  nonisolated func unowned() -> Driver<Void, Int, Int> { Driver(counter, state: 0) }
// error: in a synchronous nonisolated context
#endif
