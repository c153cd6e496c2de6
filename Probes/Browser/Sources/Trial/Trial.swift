import ArcoBrowser
import ArcoCore

struct Trial: Sendable {
  var ticks = 0
  var words = ""
  var answer = ""
  /// How often a field was to take the focus.
  var turn = 0
  var lines = Rows<Int, Line>()
}

enum TrialInput: Sendable {
  case write(String)
  case start
  case stop
  case tick
  case keep
  case read
  case fetch(String)
  case abandon
  case focus
  case chance
  case ask
  case call(String)
  case compare
  case copy
  case paste
  case watch
  case watchNoMore
  case download
  case line(Int, LineInput)
  case create
  case clear
  case answer(String)
  case trap
  case say
}

let trial = Dispatcher<Void, Trial, TrialInput> {
  lines
  itself
}

private let itself = Dispatcher<Void, Trial, TrialInput>.update { trial, input in
  switch input {
  case .call(let name): return call(name)
  case .compare: return compare
  case .copy: return copy(trial.words)
  case .paste: return paste
  case .watch: return watch
  case .watchNoMore: return .cancel("watch")
  case .download: return download
  case .line(_, .write): break
  case .line(let id, .drop): trial.lines.remove(id: id)
  case .create: trial.lines = Rows((0..<1_000).map { Line(id: $0) })
  case .clear: trial.lines = Rows()
  case .write(let words): trial.words = words
  case .start: return .every(.milliseconds(20), id: "ticks", .tick)
  case .stop: return .cancel("ticks")
  case .tick: trial.ticks += 1
  case .answer(let answer): trial.answer = answer
  case .ask: trial.turn += 1
  case .keep: return keep(trial.words)
  case .read: return read
  case .fetch(let path): return fetch(path)
  case .abandon: return .cancel("fetch")
  case .focus: return focus
  case .chance:
    var chance = SystemRandomNumberGenerator()
    trial.answer = "\(chance.next())"
  case .say:
    print("said: ☕ \(trial.ticks)")
    print(String(repeating: "é", count: 3000))
  case .trap: precondition(trial.ticks < 0, "a handler that traps")
  }
  return .none
}

private func keep(_ words: String) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    BrowserStorage.local.write(words, under: "words") { result in
      out.send(.answer("kept: \(word(for: result.map { "yes" }))"))
      out.finish()
    }
  }
}

private let read = Effect<Void, Trial, TrialInput>.callback { _, out in
  BrowserStorage.local.read("words") { result in
    out.send(.answer("read: \(word(for: result.map { $0 ?? "nothing" }))"))
    out.finish()
  }
}

private func word(for result: Result<String, BrowserStorage.Failure>) -> String {
  switch result {
  case .success(let word): word
  case .failure(.full): "full"
  case .failure(.denied): "denied"
  }
}

private func fetch(_ path: String) -> Effect<Void, Trial, TrialInput> {
  .callback(id: "fetch") { _, out in
    Fetch(path, method: "POST", headers: [.init("x-trial", "ü")], body: [0, 255]).send { result in
      switch result {
      case .success(let response): out.send(.answer("\(response.status): \(response.text)"))
      case .failure(.unreachable): out.send(.answer("unreachable"))
      case .failure(.malformed): out.send(.answer("malformed"))
      }
      out.finish()
    }
  }
}

private let focus = Effect<Void, Trial, TrialInput>.callback { _, out in
  Browser.focus("words") { isFocused in
    out.send(.answer(isFocused ? "focused" : "not focused"))
    out.finish()
  }
}
