#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoWeb

  /// What the page of stalls did, and what it offers now.
  final class StallLog: Sendable {
    /// An event that a handler ran for.
    struct Entry: Equatable, Sendable {
      var reference: Int
      /// The `id` of the element whose handler it was.
      var element: String
    }

    private let state = Locked((entries: [Entry](), offers: Set<String>()))

    var entries: [Entry] { state.withLock { $0.entries } }
    var count: Int { state.withLock { $0.entries.count } }
    func note(_ entry: Entry) { state.withLock { $0.entries.append(entry) } }
    func offer(_ elements: Set<String>) { state.withLock { $0.offers = elements } }
    /// Whether the view of now has an element of this `id` that takes its event.
    func offers(_ element: String) -> Bool { state.withLock { $0.offers.contains(element) } }
  }

  /// What an event asks for: its own reference, and a change of the page.
  ///
  /// As text it is `12 drop 3`, so that it fits the payload of a field's input and of a key.
  struct Order: Sendable {
    enum Change: String, CaseIterable, Sendable { case count, add, drop, flip, swap }

    var reference: Int
    var change: Change
    var stall: Int

    var text: String { "\(reference) \(change.rawValue) \(stall)" }

    init(reference: Int, change: Change, stall: Int) {
      self.reference = reference
      self.change = change
      self.stall = stall
    }

    init?(_ text: String) {
      let parts = text.split(separator: " ").map { String($0) }
      guard parts.count == 3, let reference = Int(parts[0]), let stall = Int(parts[2]),
        let change = Change(rawValue: parts[1])
      else { return nil }
      self.init(reference: reference, change: change, stall: stall)
    }
  }

  struct Stalls: Sendable {
    struct Stall: Sendable {
      var id: Int
      var isOpen = true
    }

    var stalls = (1...6).map { Stall(id: $0) }
    var newest = 6
    var orders = 0

    /// The `id`s of the elements that take their event.
    var offers: Set<String> {
      Set(stalls.flatMap { $0.isOpen ? ["field\($0.id)", "key\($0.id)"] : ["key\($0.id)"] })
    }

    mutating func carryOut(_ order: Order) {
      orders += 1
      let index = stalls.firstIndex { $0.id == order.stall }
      switch order.change {
      case .count:
        break
      case .add where stalls.count < 12:
        newest += 1
        stalls.insert(Stall(id: newest), at: order.stall % (stalls.count + 1))
      case .drop where stalls.count > 2:
        if let index { stalls.remove(at: index) }
      case .flip:
        if let index { stalls[index].isOpen.toggle() }
      case .swap:
        if let index { stalls.swapAt(index, 0) }
      case .add, .drop:
        break
      }
    }
  }

  /// A page whose elements come, go, move and stop listening as its events ask for it.
  ///
  /// Of each stall a field takes input while the stall is open, and a button always takes keys.
  func stallsPage(_ log: StallLog) -> Component<Void, Stalls, Order, HTML> {
    let trading = Dispatcher<Void, Stalls, Order>.update { stalls, order in
      stalls.carryOut(order)
      log.offer(stalls.offers)
      return .none
    }
    return Component(
      trading,
      Face { stalls, send in
        let take: (String, String) -> Void = { element, text in
          guard let order = Order(text) else { return }
          log.note(StallLog.Entry(reference: order.reference, element: element))
          send(order)
        }
        p("\(stalls.orders)")
        keyed(stalls.stalls, id: { $0.id }) { stall in
          let field = "field\(stall.id)"
          let key = "key\(stall.id)"
          stall.isOpen ? input(.id(field), .onInput { take(field, $0) }) : input(.id(field))
          button("\(stall.id)", .id(key), .onKeyDown { take(key, $0.name) })
        }
      })
  }
#endif
