// A caller without isolation may not make a driver: it could send from two threads at once.
// expect: 'nil' is not compatible with expected argument type 'any Actor'

final class Driver {
  init(isolation: isolated any Actor = #isolation) {}
}

@available(*, unavailable) extension Driver: Sendable {}

@MainActor func owned() -> Driver { Driver() }

#if MUST_FAIL
  nonisolated func unowned() -> Driver { Driver() }
#endif
