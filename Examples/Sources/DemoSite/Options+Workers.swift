import ArcoServer

extension Options {
  /// Starts the workers of the options, and returns in each worker.
  public func supervise() {
    guard let count = workers else { return }
    var workers = Workers(count)
    workers.patience = .milliseconds(patience)
    workers.memory = megabytes.map { $0 * 1_000_000 }
    workers.supervise()
  }
}
