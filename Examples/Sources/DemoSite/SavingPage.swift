import Arco
import ArcoHTML
import ArcoWeb
import Synchronization

/// What somebody wrote down and what became of it, kept beyond the page.
final class Notebook: Sendable {
  private let pages = Mutex<[String: [String]]>([:])

  /// What became of the saves under a name, oldest first.
  func lines(of name: String) -> [String] { pages.withLock { $0[name] ?? [] } }

  /// Takes a moment, and says so when it is not given that.
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

/// A page with a save that somebody leaves before it is done.
struct Saving: Feature, Sendable {
  var name: String
  /// What had become of the saves before when the page was opened.
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
      // Who is to leave meanwhile may be slow.
      await notebook.save(under: name, for: .seconds(isToBeFinished ? 4 : 60))
      out.send(.saved)
    }
    return isToBeFinished ? save.finishing(within: .seconds(10)) : save
  case .saved:
    saving.isUnderWay = false
    return .none
  }
}

/// What becomes of a save when a link is clicked meanwhile. No page leads here: it is for tests.
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
