#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb

  /// What tests keep: a count, and what was typed.
  struct Tally: Codable, Equatable, Sendable {
    var count = 0
    var text = ""
    var isWatching = false
    var names: Set<String> = []
  }

  enum TallyInput: Codable, Equatable, Sendable {
    case add(Int)
    case typed(String)
    case ask
    case watch
    case note
  }

  /// Counts what effects do, over all sites of a test.
  final class Effects: Sendable {
    private let counts = Locked<[String: Int]>([:])
    let hold = Locked<[CheckedContinuation<Void, Never>]>([])

    func note(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
    subscript(_ name: String) -> Int { counts.withLock { $0[name] ?? 0 } }
  }

  /// The nodes of its page, in order: 1 a button, 2 its text, 3 a field, 4 a button, 5 its text, 6 a
  /// paragraph, 7 its text.
  enum TallyPage {
    static let nodes = 7

    /// - Parameters:
    ///   - step: how much a click adds, for a program that does something else with the same inputs.
    ///   - caption: of the first button, for views that are not functions of the state.
    static func component(
      _ effects: Effects, step: Int = 1, caption: @escaping @Sendable () -> String = { "+" }
    ) -> Component<Void, Tally, TallyInput, HTML> {
      let own = Dispatcher<Void, Tally, TallyInput>.update { tally, input in
        switch input {
        case .add(let count): tally.count += count * step
        case .typed(let text): tally.text = text
        case .ask:
          effects.note("ask")
          return .task { _, out in
            effects.note("asked")
            out.send(.add(10))
          }
        case .watch: tally.isWatching.toggle()
        case .note: tally.names.insert("name \(tally.names.count)")
        }
        return .none
      }
      let alive = Dispatcher<Void, Tally, TallyInput>.alive(
        while: { $0.isWatching },
        { .task { _, _ in effects.note("alive") } })
      return Component(
        Dispatcher {
          own
          alive
        }
      ) { tally, send in
        button(caption(), .onClick { send(.add(1)) })
        input(.name("text"), .value(tally.text), .onInput { send(.typed($0)) })
        button("ask", .onClick { send(.ask) }, .onDoubleClick { send(.watch) })
        p("count \(tally.count), text \(tally.text), names \(tally.names.count)")
      }
    }

    static func screen(
      _ effects: Effects, step: Int = 1, caption: @escaping @Sendable () -> String = { "+" },
      version: Int = 1, name: String = "tally"
    ) -> Screen {
      Screen(
        component(effects, step: step, caption: caption), state: Tally(),
        keeping: .inputs(as: name, version: version))
    }
  }
#endif
