import ArcoCore

/// An executor that runs the tasks of a test's effects on the test's own thread, one step at a
/// time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package final class SteppingExecutor: TaskExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    var isClosed = false
  }

  private let jobs = Locked(Jobs())

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isClosed = jobs.withLock { jobs in
      if !jobs.isClosed { jobs.waiting.append(job) }
      return jobs.isClosed
    }
    if isClosed { globalConcurrentExecutor.enqueue(job) }
  }

  /// Runs a task up to its next suspension; false if no task can continue.
  package func runNext() -> Bool {
    let job = jobs.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    job?.runSynchronously(on: asUnownedTaskExecutor())
    return job != nil
  }

  /// Passes the remaining jobs, and all later ones, to the global executor.
  package func close() {
    let left = jobs.withLock { jobs in
      jobs.isClosed = true
      defer { jobs.waiting = [] }
      return jobs.waiting
    }
    for job in left { globalConcurrentExecutor.enqueue(job) }
  }
}
