// A caller without isolation may not make a driver: two threads could send to it at once.
// expect: 'nil' is not compatible with expected argument type 'any Actor'
import Arco

let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

@MainActor func owned() -> Driver<Void, Int, Int> { Driver(counter, state: 0) }

#if MUST_FAIL
  nonisolated func unowned() -> Driver<Void, Int, Int> { Driver(counter, state: 0) }
#endif
