#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoTesting
  import ArcoWeb

  /// A browser's tab as `docs/wire.md` wants it, which keeps a ledger of all its events.
  ///
  /// What crosses the line waits at either end until the test lets it through or loses it.
  struct LedgerTab {
    enum Fate: Equatable {
      case applied
      case refused(EventRefusal)
    }

    struct Pending {
      var reference: Int
      var frame: ClientFrame
      /// Of how many rebuilds its node's number knows.
      var numbering: Int
    }

    private(set) var mirror = PageMirror()
    private(set) var pending: [Pending] = []
    /// What became of each event, as the server says.
    private(set) var fates: [Int: Fate] = [:]
    /// The `id` of the element each event was meant for.
    private(set) var targets: [Int: String] = [:]
    private(set) var reference = 0
    private(set) var lastPatch = 0
    /// The newest patch that the server was told of.
    private var acknowledged = 0
    private(set) var rebuilds = 0
    private(set) var isJoined = false
    /// What was said and not yet delivered, oldest first.
    var toServer: [ClientFrame] = []
    /// What the server said and the tab has not heard yet, oldest first.
    var toClient: [[UInt8]] = []

    var nodes: Int { rebuilds == 0 ? 0 : 1 }

    /// Does something on an element that listens, if there is one.
    mutating func act(_ random: inout SeededRandom) {
      let kind: EventKind = random.oneIn(2) ? .input : .keyDown
      guard let target = mirror.listeners(to: kind).randomElement(using: &random) else { return }
      reference += 1
      targets[reference] = target.id
      let changes = Order.Change.allCases
      let order = Order(
        reference: reference, change: random.oneIn(3) ? changes[random.below(5)] : .count,
        stall: random.below(30))
      let payload: EventPayload =
        kind == .input
        ? .input(text: order.text, checked: false) : .key(HTML.Key(order.text))
      let frame = ClientFrame.event(
        reference: reference, received: lastPatch,
        Event(node: target.number, kind: kind, payload: payload))
      pending.append(Pending(reference: reference, frame: frame, numbering: rebuilds))
      guard isJoined else { return }
      toServer.append(frame)
      acknowledged = lastPatch
    }

    /// Says which patches were applied, where no event has said so.
    mutating func acknowledge() {
      guard isJoined, acknowledged < lastPatch else { return }
      toServer.append(.received(lastPatch))
      acknowledged = lastPatch
    }

    /// The line breaks: what is on its way is lost.
    mutating func drop() {
      toServer = []
      toClient = []
      isJoined = false
    }

    /// Hears the oldest message.
    mutating func hear() throws {
      switch try ServerFrame.decode(toClient.removeFirst()) {
      case .welcome(_, let applied, _):
        settle(applied)
        isJoined = true
        let old = pending.filter { $0.numbering < rebuilds }
        toServer += old.map(\.frame)
        toServer.append(.received(lastPatch))
        acknowledged = lastPatch
        toServer += pending.dropFirst(old.count).map(\.frame)
      case .patch(let number, let applied, let operations):
        guard number > lastPatch else { return }
        settle(applied)
        if try mirror.apply(operations) { rebuilds += 1 }
        lastPatch = number
      case .refused(let reference, let reason):
        if pending.contains(where: { $0.reference == reference }) {
          fates[reference] = .refused(reason)
          pending.removeAll { $0.reference == reference }
        }
        toServer.append(.heard(reference))
      case .applied(let reference):
        settle(reference)
      case .pong:
        break
      }
    }

    private mutating func settle(_ applied: Int) {
      while let first = pending.first, first.reference <= applied {
        fates[first.reference] = .applied
        pending.removeFirst()
      }
    }
  }
#endif
