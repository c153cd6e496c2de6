import Foundation
import Synchronization

/// Runs work on a thread with half a megabyte of stack and returns what it returns.
///
/// A recursion of a million levels would end the process here.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
  let outcome = Outcome<Result>()
  let thread = Thread {
    let result = work()
    outcome.result.withLock { $0 = result }
    outcome.isThere.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  outcome.isThere.wait()
  return outcome.result.withLock { $0 }
}

private final class Outcome<Result: Sendable>: Sendable {
  let result = Mutex<Result?>(nil)
  let isThere = DispatchSemaphore(value: 0)
}

/// The number of moves that a space has to bear.
let million = 1_000_000
