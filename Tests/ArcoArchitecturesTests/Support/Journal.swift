import ArcoArchitectures
import ArcoComonads
import ArcoCore

/// What was noted, from any thread; and a way to wait for the next note.
final class Journal<Note: Sendable>: Sendable {
  private let pages = Locked<[Note]>([])
  private let bell = AsyncStream.makeStream(of: Void.self)

  var notes: [Note] { pages.withLock { $0 } }

  func note(_ note: Note) {
    pages.withLock { $0.append(note) }
    bell.continuation.yield()
  }

  /// Waits until something was noted that nobody waited for yet.
  func next() async {
    for await _ in bell.stream { return }
  }

  /// Notes something as an effect, and is over.
  func noting<World, State, Input>(_ what: Note) -> Effect<World, State, Input> {
    .callback { _, out in
      self.note(what)
      out.finish()
      return .none
    }
  }
}
