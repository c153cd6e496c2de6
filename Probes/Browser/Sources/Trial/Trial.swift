import ArcoBrowser
import ArcoCore

struct Trial: Sendable {
  var ticks = 0
  /// When the last frame was.
  var frame = Duration.zero
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
  case keepForTab
  case forgetInTab
  case readFromTab
  case keepNote
  case readNote
  case clock
  case frames
  case frame(Duration)
  case fetch(String)
  case abandon
  case focus(String)
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
  case .start: return .send(.tick, every: .milliseconds(20), id: "ticks")
  case .stop: return .cancel("ticks")
  case .tick: trial.ticks += 1
  case .answer(let answer): trial.answer = answer
  case .ask: trial.turn += 1
  case .keep: return keep(trial.words, in: .local)
  case .read: return read(from: .local)
  case .keepForTab: return keep(trial.words, in: .session)
  case .forgetInTab: return keep(nil, in: .session)
  case .readFromTab: return read(from: .session)
  case .keepNote: return keepNote(trial.words)
  case .readNote: return readNote
  case .clock: trial.answer = "\(Browser.date.components.seconds)"
  case .frames: return frames
  case .frame(let time):
    trial.answer = time > trial.frame ? "later" : "not later"
    trial.frame = time
    trial.ticks += 1
  case .fetch(let path): return fetch(path)
  case .abandon: return .cancel("fetch")
  case .focus(let id): return focus(id)
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

private func keep(
  _ words: String?, in storage: BrowserStorage
) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    storage.write(words, under: "words") { result in
      out.send(.answer("kept: \(word(for: result.map { "yes" }))"))
      out.finish()
    }
  }
}

private func read(from storage: BrowserStorage) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    storage.read("words") { result in
      out.send(.answer("read: \(word(for: result.map { $0 ?? "nothing" }))"))
      out.finish()
    }
  }
}

private let frames = Effect<Void, Trial, TrialInput>.callback(id: "ticks") { _, out in
  Browser.watchFrames { out.send(.frame($0)) }
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
      case .success(let response):
        let why = response.headers.first { $0.name == "x-why" }?.value ?? ""
        out.send(.answer("\(response.status): \(response.text)\(why)"))
      case .failure(.unreachable): out.send(.answer("unreachable"))
      case .failure(.malformed): out.send(.answer("malformed"))
      }
      out.finish()
    }
  }
}

private func focus(_ id: String) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    Browser.focus(id) { isFocused in
      out.send(.answer(isFocused ? "focused" : "not focused"))
      out.finish()
    }
  }
}
