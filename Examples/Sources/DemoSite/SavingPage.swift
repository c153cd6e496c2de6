import Arco
import ArcoHTML
import ArcoWeb
import Synchronization

/// The results of saves, which outlive the page.
final class Notebook: Sendable {
  private let pages = Mutex<[String: [String]]>([:])

  /// The results of the saves under a name, oldest first.
  func lines(of name: String) -> [String] { pages.withLock { $0[name] ?? [] } }

  /// Takes a while, and notes if it is cancelled before its end.
  func save(under name: String, for duration: Duration) async {
    note("begun", under: name)
    do {
      try await Task.sleep(for: duration)
      note("saved", under: name)
    } catch {
      note("cancelled", under: name)
    }
  }

  private func note(_ line: String, under name: String) {
    pages.withLock { $0[name, default: []].append(line) }
  }
}

/// A page with a save that still runs when the user leaves the page.
struct Saving: Feature, Sendable {
  var name: String
  /// The results of earlier saves, when the page was opened.
  var lines: [String]
  var isUnderWay = false

  enum Input: Equatable, Sendable {
    case save(isToBeFinished: Bool)
    case saved
  }

  typealias World = Notebook
}

private let saving = DispatcherOf<Saving>.update { saving, input in
  switch input {
  case .save(let isToBeFinished):
    saving.isUnderWay = true
    let save = EffectOf<Saving>.task { [name = saving.name] notebook, out in
      // The save must still run when a test leaves the page, however slow the test is.
      await notebook.save(under: name, for: .seconds(isToBeFinished ? 4 : 60))
      out.send(.saved)
    }
    return isToBeFinished ? save.finishing(within: .seconds(10)) : save
  case .saved:
    saving.isUnderWay = false
    return .none
  }
}

/// What becomes of a running save when the user follows a link. No page links here: it is for
/// tests.
func savingPage() -> PageComponent<Saving> {
  Component(saving) { saving, send in
    main(.class("card")) {
      h1("Saving")
      button("Save", .type(.button), .onClick { send(.save(isToBeFinished: true)) })
      button(
        "Save while I am here", .type(.button), .onClick { send(.save(isToBeFinished: false)) })
      a("Elsewhere", .href("/stepper"))
      output(saving.isUnderWay ? "under way" : "at rest", .ariaLabel("Save"))
      output(saving.lines.joined(separator: " "), .ariaLabel("Before"))
    }
  }
}
