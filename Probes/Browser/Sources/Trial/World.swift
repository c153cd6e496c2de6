import ArcoBrowser
import ArcoCore
import ArcoHTML

func call(_ name: String) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    PageFunction(name).call(["beans"]) { result in
      switch result {
      case .success(.text(let text)): out.send(.answer("returned: \(text)"))
      case .success: out.send(.answer("returned something else"))
      case .failure(.missing): out.send(.answer("missing"))
      case .failure(.thrown(let words)): out.send(.answer("thrown: \(words)"))
      }
      out.finish()
    }
  }
}

private let values: [ScriptValue] = [
  .null, true, false, .number(-0.5), "", "\u{feff}ü 🫘", .bytes([0, 255]), [],
  [[.null], "x"],
  .record([.init("__proto__", .number(1)), .init("constructor", [true])]),
]

/// Sends values of each kind to a function that returns them; what is no finite number is nothing.
let compare = Effect<Void, Trial, TrialInput>.callback { _, out in
  PageFunction("echo").call(values + [.number(.infinity)]) { result in
    out.send(.answer((try? result.get()) == .list(values + [.null]) ? "the same" : "others"))
    out.finish()
  }
}

func copy(_ words: String) -> Effect<Void, Trial, TrialInput> {
  .callback { _, out in
    Clipboard.write(words) { result in
      if case .success = result { out.send(.answer("copied")) } else { out.send(.answer("denied")) }
      out.finish()
    }
  }
}

let paste = Effect<Void, Trial, TrialInput>.callback { _, out in
  Clipboard.read { result in
    switch result {
    case .success(let words): out.send(.answer("pasted: \(words)"))
    case .failure(.denied): out.send(.answer("denied"))
    }
    out.finish()
  }
}

let watch = Effect<Void, Trial, TrialInput>.batch(
  .callback(id: "watch") { _, out in
    Browser.watchNetwork { out.send(.answer($0 ? "on line" : "off line")) }
  },
  .callback(id: "watch") { _, out in
    Browser.watchVisibility { out.send(.write($0 ? "seen" : "not seen")) }
  })

let download = Effect<Void, Trial, TrialInput>.callback { _, out in
  Fetch("large").send(progress: { out.send(.write("\($0.received) of \($0.total ?? -1)")) }) {
    result in
    out.send(.answer("\((try? result.get())?.body.count ?? -1)"))
    out.finish()
  }
}
