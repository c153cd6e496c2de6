import ArcoServer

extension Options {
  /// Begins the workers that were asked for, and returns in each of them.
  public func supervise() {
    guard let count = workers else { return }
    var workers = Workers(count)
    workers.patience = .milliseconds(patience)
    workers.memory = megabytes.map { $0 * 1_000_000 }
    workers.supervise()
  }
}
