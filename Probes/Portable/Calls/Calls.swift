import ArcoBrowser
import ArcoCore
import ArcoHTML
import ArcoWeb

// Calls of the page under numbers that are used again: what is over, and is cancelled later, must not take another's.

struct Calls: Sendable {
  var answers = 0
}

enum CallsInput: Sendable {
  /// Asks by a kind of call, and goes on when it is answered.
  case ask(Int)
  /// Cancels what asked so.
  case cancel
  /// Asks once, in a queue.
  case save(Queue)
  case answered
}

extension Queue {
  static let throttled = Queue("throttled", .throttle(.seconds(1), .latest))
  static let debounced = Queue("debounced", .debounce(.seconds(1), then: .concat))
}

typealias CallsEffect = Effect<Void, Calls, CallsInput>

/// Every way to ask the page for something that it answers once.
let kinds: [@Sendable (@escaping @Sendable () -> Void) -> Cancellation] = [
  { answered in Fetch("/a").send { _ in answered() } },
  { answered in Fetch("/a").send(progress: { _ in }, { _ in answered() }) },
  { answered in BrowserStorage.local.read("a") { _ in answered() } },
  { answered in BrowserStorage.session.write("a", under: "a") { _ in answered() } },
  { answered in BrowserStorage.local.readBytes("a") { _ in answered() } },
  { answered in BrowserStorage.local.write([1], under: "a") { _ in answered() } },
  { answered in Browser.focus("a") { _ in answered() } },
  { answered in Clipboard.write("a") { _ in answered() } },
  { answered in Clipboard.read { _ in answered() } },
  { answered in PageFunction("a").call { _ in answered() } },
  { answered in
    TimeSource.browser.after(.seconds(1)) { answered() }
  },
]

let calls = Dispatcher<Void, Calls, CallsInput>.update { calls, input in
  switch input {
  case .ask(let kind):
    // It hears an answer, and is not over by that.
    return .callback(id: "asks") { _, out in kinds[kind]({ out.send(.answered) }) }
  case .cancel: return .cancel("asks")
  case .save(let queue):
    return .callback(queue: queue) { _, out in
      Fetch("/save").send { _ in
        out.send(.answered)
        out.finish()
      }
    }
  case .answered: calls.answers += 1
  }
  return .none
}

func callsFace() -> Face<Calls, CallsInput, HTML> {
  Face { calls, send in
    button("", .onClick { send(.cancel) })
    button("", .onClick { send(.save(.throttled)) })
    button("", .onClick { send(.save(.debounced)) })
    for kind in kinds.indices { button("", .onClick { send(.ask(kind)) }) }
    output("answers: \(calls.answers)")
  }
}

/// Stands for a program's `main.swift`.
@_expose(wasm, "main")
@_cdecl("begin")
public func begin() {
  Browser.run(Component(calls, callsFace()), state: Calls())
}

/// How many kinds of calls there are.
@_expose(wasm, "kindCount")
@_cdecl("kindCount")
public func kindCount() -> Int32 { Int32(kinds.count) }
