import ArcoCore

/// What happened, in order, from any thread; and a way to wait for it.
final class Journal: Sendable {
  private struct Wait {
    let entry: String
    let times: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Pages {
    var entries: [String] = []
    var waits: [Wait] = []

    func count(_ entry: String) -> Int { entries.count { $0 == entry } }
  }

  private let pages = Locked(Pages())
  private let actions = Locked<[String: @Sendable () -> Void]>([:])

  /// All entries, in order.
  var entries: [String] { pages.withLock { $0.entries } }

  /// How often something happened.
  func count(_ entry: String) -> Int { pages.withLock { $0.count(entry) } }

  /// Notes an entry, and wakes who waits for it.
  func note(_ entry: String) {
    let awake = pages.withLock { pages -> [Wait] in
      pages.entries.append(entry)
      let waits = pages.waits
      pages.waits = waits.filter { pages.count($0.entry) < $0.times }
      return waits.filter { pages.count($0.entry) >= $0.times }
    }
    for wait in awake { wait.continuation.resume() }
  }

  /// Waits until an entry was noted so often; cancellation does not end it.
  func until(_ entry: String, times: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = pages.withLock { pages in
        if pages.count(entry) >= times { return true }
        pages.waits.append(Wait(entry: entry, times: times, continuation: continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Keeps something for the test to do when it likes.
  func keep(_ name: String, _ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0[name] = action }
  }

  /// Does what was kept.
  func act(_ name: String) { actions.withLock { $0[name] }?() }
}

extension Interpretation {
  /// Live; the end of each effect's task is noted, when all that it posts has been posted.
  static func noting(_ journal: Journal) -> Interpretation {
    var live = Interpretation.live
    live.spawn = { run in
      Task {
        await run()
        journal.note("over")
      }
    }
    return live
  }
}
