import Foundation

/// Runs work on a thread with half a megabyte of stack and returns what it returns.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
  let outcome = Outcome<Result>()
  let thread = Thread {
    outcome.result = work()
    outcome.isThere.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  outcome.isThere.wait()
  return outcome.result
}

/// The semaphore protects the result: it is written before the signal and read after it.
private final class Outcome<Result: Sendable>: @unchecked Sendable {
  var result: Result?
  let isThere = DispatchSemaphore(value: 0)
}
