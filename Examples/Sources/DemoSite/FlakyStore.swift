import Synchronization
import TodosFeature

/// A store for the todos of one tab that fails visibly.
///
/// If a title contains the word "fail", every other save fails, so that a retry helps.
final class FlakyStore: Sendable {
  static let hint = """
    Every change is saved. Write “fail” into a title to see a save fail; \
    trying again helps.
    """

  private let failedLast = Mutex(false)

  func save(_ todos: [Todo]) async throws(SaveError) {
    do {
      try await Task.sleep(for: .milliseconds(400))
    } catch {
      return  // cancelled: nobody waits for the answer
    }
    let tempts = todos.contains { $0.title.lowercased().contains("fail") }
    let fails = failedLast.withLock { failedLast in
      failedLast = tempts && !failedLast
      return failedLast
    }
    if fails { throw .unreachable }
  }
}

extension TodosWorld {
  /// A world with a store of its own for one tab.
  static func flaky() -> TodosWorld {
    let store = FlakyStore()
    return TodosWorld { todos throws(SaveError) in try await store.save(todos) }
  }
}
