import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoOptics
import ArcoWeb
import Testing

/// Children that a face attaches: all that they do is walked.
struct AttachedWalkTests {
  struct Pair: Equatable, Sendable {
    var plain = 0
    var count = 0
    var optional: Int? = 0
    var rows = Rows<Int, Int>([(1, 0), (2, 0)])

    static let part = Affine<Pair, Int>(
      extract: { $0.optional },
      modifyIfPresent: { pair, change in
        guard var part = pair.optional else { return }
        change(&part)
        pair.optional = part
      })
  }

  enum PairInput: Sendable {
    case plain
    case up(Int)
    case row(Int, Int)

    static let ups = Prism<PairInput, Int>(PairInput.up) {
      if case .up(let up) = $0 { up } else { nil }
    }
    static let rows = Prism<PairInput, (Int, Int)>(PairInput.row) {
      if case .row(let id, let up) = $0 { (id, up) } else { nil }
    }
  }

  private static func attaching(
    _ attach: @escaping (Parts<Pair, PairInput, HTML>) -> HTML
  ) -> Explorer<Pair, PairInput> {
    let face = Face<Pair, PairInput, HTML>.placing { parts in
      let child = attach(parts)
      return parts.view { _, send in
        main {
          button("Plain", .onClick { send(.plain) })
          child
        }
      }
    }
    let own = Dispatcher<Void, Pair, PairInput>.reduce { pair, input in
      if case .plain = input { pair.plain = 1 }
    }
    return Explorer(Program(Component<Void, Pair, PairInput, HTML>(own, face), state: Pair()))
  }

  private static let counter = Dispatcher<Void, Int, Int>.reduce { $0 = min($0 + $1, 3) }

  private static func counterPage(_ name: String) -> Component<Void, Int, Int, HTML> {
    Component(
      counter,
      Face { count, send in button("\(name) \(count)", .onClick { send(1) }) })
  }

  @Test func `children that a face attaches are walked, whole ones, optional ones and rows`()
    throws
  {
    let whole = Self.attaching { parts in
      parts.attach(
        Self.counterPage("Count"), state: Lens<Pair, Int>(\.count), input: PairInput.ups)
    }
    let optional = Self.attaching { parts in
      parts.attach(
        Self.counterPage("Count"), ifPresent: Pair.part, input: PairInput.ups)
    }
    let row = Component<Void, Int, Int, HTML>(
      Dispatcher<Void, Int, Int>.reduce { $0 = min($0 + $1, 1) },
      Face { count, send in button("Row \(count)", .onClick { send(1) }) })
    let each = Self.attaching { parts in
      parts.attach(
        row, each: Lens<Pair, Rows<Int, Int>>(\.rows), input: PairInput.rows)
    }
    for (explorer, count) in [(whole, 8), (optional, 8), (each, 8)] {
      let walk = try explorer.walk()
      #expect(walk.stateCount == count)
      #expect(walk.states == (try explorer.walk(restoring: .replayed)).states)
      let counted = walk.never("it counts") {
        $0.state.count + ($0.state.optional ?? 0) + $0.state.rows.reduce(0, +) > 1
      }
      #expect(counted.answer == .refuted)
      #expect(replayed(counted)?.count == 2)
    }
  }

  /// Waits a second for what it then hears; meanwhile its state does not say which button it was.
  private static let waiter = Dispatcher<Void, Int, Int>.update { state, input in
    guard input < 10 else {
      state = input - 10
      return .none
    }
    return state == 0
      ? .batch(.cancel("work"), .send(input + 10, after: .seconds(1), id: "work")) : .none
  }

  private static func waiterPage() -> Component<Void, Int, Int, HTML> {
    Component(
      waiter,
      Face { _, send in
        button("One", .onClick { send(1) })
        button("Two", .onClick { send(2) })
      })
  }

  @Test(arguments: [true, false])
  func `effects of what a child hears are told apart by that`(isPrivate: Bool) throws {
    let walk = try Self.attaching { parts in
      isPrivate
        ? parts.attachPrivate(Self.waiterPage(), state: Lens(\Pair.count))
        : parts.attach(Self.waiterPage(), state: Lens(\Pair.count), input: PairInput.ups)
    }.walk()
    #expect(walk.isComplete)
    for number in [1, 2] {
      let found = walk.sometimes("it is \(number)") { $0.state.count == number }
      #expect(found.holds, "\(number)")
      #expect(found.way?.replays() == true)
    }
  }
}
