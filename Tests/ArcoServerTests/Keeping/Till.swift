#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb

  /// A page whose effects last until a test lets them go on.
  struct Till: Codable, Equatable, Sendable {
    var word = "idle"
    var bell = Bell()
  }

  struct Bell: Codable, Equatable, Sendable {
    var rings = 0
    var moves = 0
  }

  enum TillInput: Codable, Equatable, Sendable {
    case upload
    case uploaded
    case notUploaded
    case charge
    case charged
    case look
    case save
    case bell(BellInput)
  }

  enum BellInput: Codable, Equatable, Sendable {
    case ring
    case cut
    case move
  }

  /// What the outside heard of the work of all servers of a test.
  final class Outside: Sendable {
    let begun = Locked<[String]>([])
    let charges = Locked<[EffectKey]>([])
    private let waiting = Locked<[CheckedContinuation<Void, Never>]>([])

    func note(_ name: String) { begun.withLock { $0.append(name) } }

    func wait() async {
      await withCheckedContinuation { done in waiting.withLock { $0.append(done) } }
    }

    func work(_ name: String) async {
      note(name)
      await wait()
    }

    /// Lets go on who waits; returns how many that were.
    @discardableResult
    func letGo() -> Int {
      let waiting = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for one in waiting { one.resume() }
      return waiting.count
    }

    func count(_ name: String) -> Int { begun.withLock { $0.count { $0 == name } } }

    func reach(_ name: String, _ count: Int) async throws {
      while self.count(name) < count {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }

  /// The nodes of its page, in order: 1 a button, 2 its text, 3 a button, 4 its text, 5 a button, 6 its
  /// text, 7 a paragraph, 8 its text.
  enum TillPage {
    static let nodes = 8

    /// - Parameters:
    ///   - isPrivate: whether the root has no word for what the bell is told.
    ///   - isWatching: whether an effect lives as long as the page does.
    static func component(
      _ outside: Outside, isPrivate: Bool = false, isWatching: Bool = false
    ) -> Component<Void, Till, TillInput, HTML> {
      let bell = Dispatcher<Void, Bell, BellInput>.update { bell, input in
        switch input {
        case .ring:
          bell.rings += 1
          return .task { _, _ in await outside.work("bell") }.ifLost(.cut)
        case .cut: bell.rings += 100
        case .move: return .task { _, out in out.move { $0.moves += 1 } }
        }
        return .none
      }
      let state = Lens(\Till.bell)
      let input = Prism<TillInput, BellInput>(
        extract: { if case .bell(let input) = $0 { input } else { nil } }, embed: { .bell($0) })
      let own = Dispatcher<Void, Till, TillInput>.update { till, input in
        switch input {
        case .upload:
          till.word = "uploading"
          // Noted in the very turn in which it begins, as is a save: what is not noted has not begun.
          return .callback { _, out in
            outside.note("upload")
            let work = Task.detached {
              await outside.wait()
              out.send(.uploaded)
              out.finish()
            }
            return Cancellation { work.cancel() }
          }
          .ifLost(.notUploaded)
        case .uploaded: till.word = "uploaded"
        case .notUploaded: till.word += ", lost"
        case .charge:
          till.word = "charging"
          return .task(restartedBy: .charge) { _, key, out in
            outside.charges.withLock { $0.append(key) }
            await outside.work("charge")
            out.send(.charged)
          }
        case .charged: till.word = "charged"
        case .look: return .task { _, _ in await outside.work("look") }.ifLost(.notUploaded)
        case .save:
          return .callback { _, out in
            outside.note("save")
            out.finish()
            return .none
          }
          .finishing(within: .seconds(60))
        case .bell: break
        }
        return .none
      }
      let child =
        isPrivate ? bell.privateChild(state: state) : bell.child(state: state, input: input)
      let watching = Dispatcher<Void, Till, TillInput>.alive(
        while: { _ in isWatching },
        { .task { _, _ in await outside.work("watch") }.ifLost(.notUploaded) })
      let dispatcher = Dispatcher<Void, Till, TillInput> {
        own
        child
        watching
      }
      return Component(
        dispatcher,
        Face.placing { parts in
          let ring = parts.place(
            child,
            Face { bell, send in
              button(
                "rings \(bell.rings), moved \(bell.moves)", .onClick { send(.ring) },
                .onDoubleClick { send(.move) })
            })
          return parts.view { till, send in
            button("upload", .onClick { send(.upload) }, .onDoubleClick { send(.charge) })
            button("look", .onClick { send(.look) }, .onDoubleClick { send(.save) })
            ring
            p("the till is \(till.word)")
          }
        })
    }

    static func screen(
      _ outside: Outside, isPrivate: Bool = false, isWatching: Bool = false
    ) -> Screen {
      Screen(
        component(outside, isPrivate: isPrivate, isWatching: isWatching), state: Till(),
        keeping: .inputs(as: "till"))
    }
  }

  extension ClientFrame {
    static func click(_ reference: Int, _ node: Int, on patch: Int = 0) -> ClientFrame {
      .event(reference: reference, received: patch, Event(node: node, kind: .click))
    }

    static func doubleClick(_ reference: Int, _ node: Int, on patch: Int = 0) -> ClientFrame {
      .event(reference: reference, received: patch, Event(node: node, kind: .doubleClick))
    }
  }
#endif
