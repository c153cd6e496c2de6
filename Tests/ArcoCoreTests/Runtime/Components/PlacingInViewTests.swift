import Arco
import ArcoTesting
import Testing

// What a view places each time that it runs: once made, it is found again.

private struct Cup: Feature, Equatable, Sendable {
  var sips = 0
  var isServed = true
  var left = 1
  var right = 2
  var spare: Int?
  var rows: Rows<Int, Item> = []

  enum Input: Sendable, HasPrisms {
    case left(Int)
    case right(Int)
    case spare(Int)
    case row(Int, Int)
    case change(@Sendable (inout Cup) -> Void)

    struct Prisms: Sendable {
      let left = Prism(Input.left, footprint: .case(0)) {
        if case .left(let by) = $0 { by } else { nil }
      }
      let right = Prism(Input.right, footprint: .case(1)) {
        if case .right(let by) = $0 { by } else { nil }
      }
      let spare = Prism(Input.spare, footprint: .case(2)) {
        if case .spare(let by) = $0 { by } else { nil }
      }
      let row = Prism(Input.row, footprint: .case(3)) {
        if case .row(let id, let by) = $0 { (id, by) } else { nil }
      }
    }

    static let prisms = Prisms()
  }
}

private struct Item: Feature, Equatable, Identifiable, Sendable {
  let id: Int
  var count = 0

  typealias Input = Int
}

private let counting = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
private let item = DispatcherOf<Item>.reduce { $0.count += $1 }
private let changing = DispatcherOf<Cup>.reduce { cup, input in
  if case .change(let change) = input { change(&cup) }
}
private let left: Child<Void, Cup, Cup.Input, Int, Int> = counting.child(
  state: \.left, input: \.left)
private let right: Child<Void, Cup, Cup.Input, Int, Int> = counting.child(
  state: \.right, input: \.right)
private let listing = DispatcherOf<Cup> {
  left
  right
  counting.child(ifPresent: \.spare, input: \.spare)
  item.child(each: \.rows, input: \.row)
  changing
}

private func number(
  _ label: String, _ sends: Sends? = nil
) -> Face<Int, Int, Text> {
  Face { count, send in
    sends?.numbers[label] = send
    return .line("\(label)\(count)")
  }
}

private func itemFace(_ sends: Sends) -> FaceOf<Item, Text> {
  Face { item, send in
    sends.numbers["row \(item.id)"] = send
    return .line("\(item.id):\(item.count)")
  }
}

private final class Sends {
  var numbers: [String: Send<Int>] = [:]
}

@MainActor
struct PlacingInViewTests {
  private func shown(
    _ state: Cup = Cup(), _ dispatcher: DispatcherOf<Cup> = listing,
    _ view: @escaping (Cup, Send<Cup.Input>, Parts<Cup, Cup.Input, Text>) -> Text
  ) -> Shown<Void, Cup, Cup.Input> {
    Shown(Driver(dispatcher, state: state), .showing(view))
  }

  @Test func `a view places children, and only what changed runs again`() {
    let shown = shown { cup, _, parts in
      .list([
        parts.place(left, number("l")), .line("\(cup.sips)"), parts.place(right, number("r")),
      ])
    }
    #expect(shown.text == "l1 0 r2")
    let before = shown.driver.counters.viewsRun
    shown.driver.send(.left(4))
    #expect(shown.text == "l5 0 r2")
    #expect(shown.driver.counters.viewsRun - before == 2)
    #expect(!shown.lastChanges.contains { $0.hasPrefix("drawn r") })
  }

  @Test func `the faces of children are asked for once`() {
    var count = 0
    func face() -> Face<Int, Int, Text> {
      count += 1
      return number("l")
    }
    let shown = shown { _, _, parts in parts.place(left, face()) }
    for _ in 0..<3 { shown.driver.send(.left(1)) }
    #expect(shown.text == "l4")
    #expect(count == 1)
  }

  @Test func `a child in an if comes, goes and comes back`() {
    let shown = shown { cup, _, parts in
      .list([
        cup.isServed ? parts.place(left, number("l")) : .line("-"),
        parts.place(right, number("r")),
      ])
    }
    #expect(shown.text == "l1 r2")
    shown.driver.send(.change { $0.isServed = false })
    #expect(shown.text == "- r2")
    shown.driver.send(.left(1))
    shown.driver.send(.change { $0.isServed = true })
    #expect(shown.text == "l2 r2")
    shown.driver.send(.left(1))
    #expect(shown.text == "l3 r2")
  }

  @Test func `a child that a later run places first is there at once, and its inputs arrive`() {
    let sends = Sends()
    let shown = shown(Cup(isServed: false)) { cup, _, parts in
      cup.isServed ? parts.place(left, number("l", sends)) : .line("-")
    }
    #expect(shown.text == "-")
    shown.driver.send(.change { $0.isServed = true })
    #expect(shown.text == "l1")
    sends.numbers["l"]?(10)
    #expect(shown.text == "l11")
    #expect(shown.driver.state.left == 11)
  }

  @Test func `children in a loop are told apart by their declarations`() {
    let shown = shown { _, _, parts in
      .list([("l", left), ("r", right)].map { parts.place($1, number($0)) })
    }
    shown.driver.send(.right(1))
    #expect(shown.text == "l1 r3")
  }

  @Test(arguments: [true, false])
  func `a part by its optics sends as the whole does`(isListed: Bool) {
    let sends = Sends()
    let own = DispatcherOf<Cup> {
      changing
      Dispatcher.reduce { cup, input in
        switch input {
        case .left(let by): cup.left += by
        case .spare(let by): cup.spare? += by
        case .row(let id, let by): cup.rows[id: id]?.count += by
        case .right, .change: break
        }
      }
    }
    let state = Cup(spare: 7, rows: [Item(id: 1), Item(id: 2)])
    let shown = shown(state, isListed ? listing : own) { _, _, parts in
      .list([
        parts.place(number("l", sends), state: \.left, input: \.left),
        parts.place(number("s", sends), ifPresent: \.spare, input: \.spare),
        parts.place(itemFace(sends), each: \.rows, input: \.row),
      ])
    }
    #expect(shown.text == "l1 s7 1:0,2:0")
    sends.numbers["l"]?(1)
    sends.numbers["s"]?(1)
    sends.numbers["row 2"]?(5)
    #expect(shown.text == "l2 s8 1:0,2:5")
    shown.driver.send(
      .change { cup in
        cup.spare = nil
        cup.rows.remove(id: 1)
        cup.rows.append(Item(id: 3, count: 9))
      })
    #expect(shown.text == "l2  2:5,3:9")
    let before = shown.driver.counters.viewsRun
    shown.driver.send(.row(3, 1))
    #expect(shown.text == "l2  2:5,3:10")
    #expect(shown.driver.counters.viewsRun - before == 2)
  }

  @Test func `an input that removes its part by optics is no problem`() {
    let removing = DispatcherOf<Cup> {
      item.child(each: \.rows, input: \.row)
      Dispatcher.reduce { cup, input in
        switch input {
        case .row(let id, 0): cup.rows.remove(id: id)
        case .spare: cup.spare = nil
        case .left, .right, .row, .change: break
        }
      }
    }
    var problems: [Problem] = []
    let driver = Driver(
      removing, state: Cup(spare: 1, rows: [Item(id: 1), Item(id: 2)]), world: (),
      onProblem: { problems.append($0) })
    let sends = Sends()
    let shown = Shown(
      driver,
      .showing { _, _, parts in
        .list([
          parts.place(number("s", sends), ifPresent: \.spare, input: \.spare),
          parts.place(itemFace(sends), each: \.rows, input: \.row),
        ])
      })
    sends.numbers["row 1"]?(0)
    sends.numbers["s"]?(0)
    #expect(shown.text == " 2:0")
    #expect(problems.isEmpty)
  }

  @Test func `an effect of a part belongs to the child that the dispatcher lists`() {
    let journal = Journal()
    let asking = Dispatcher<Void, Int, Int>.update { count, by in
      count += by
      return by == 0
        ? .none
        : .callback(id: "work") { _, _ in
          journal.note("begin")
          return Cancellation { journal.note("end") }
        }
    }
    let whole = DispatcherOf<Cup> {
      asking.child(ifPresent: \.spare, input: \.spare)
      changing
    }
    let sends = Sends()
    let shown = shown(Cup(spare: 1), whole) { _, _, parts in
      parts.place(number("s", sends), ifPresent: \.spare, input: \.spare)
    }
    sends.numbers["s"]?(1)
    #expect(journal.entries == ["begin"])
    shown.driver.send(.change { $0.spare = nil })
    #expect(journal.entries == ["begin", "end"])
  }

  @Test func `a child that is alive begins where a view places it later`() {
    let journal = Journal()
    let living = Dispatcher<Void, Int, Int>.alive {
      .callback { _, _ in
        journal.note("begin")
        return Cancellation { journal.note("end") }
      }
    }
    let child: Child<Void, Cup, Cup.Input, Int, Int> = living.child(state: \.left, input: \.left)
    let whole = DispatcherOf<Cup> {
      child
      changing
    }
    let shown = shown(Cup(isServed: false), whole) { cup, _, parts in
      cup.isServed ? parts.place(child, number("l")) : .line("-")
    }
    #expect(journal.entries == ["begin"])
    shown.driver.send(.change { $0.isServed = true })
    #expect(journal.entries == ["begin"])
    #expect(shown.text == "l1")
  }

  @Test func `two lines may show one part twice by its optics`() {
    let shown = shown { _, _, parts in
      .list([
        parts.place(number("a"), state: \.left, input: \.left),
        parts.place(number("b"), state: \.left, input: \.left),
      ])
    }
    shown.driver.send(.left(1))
    #expect(shown.text == "a2 b2")
  }

  @Test(arguments: [false, true])
  func `one line shows the element whose id the state says, and goes on with one that it showed`(
    isByIndex: Bool
  ) {
    let state = Cup(rows: Rows((0..<3).map { Item(id: $0, count: $0 * 10) }))
    let shown = shown(state) { cup, _, parts in
      let row = cup.sips
      let input = Prism<Cup.Input, Int>(
        extract: { if case .row(row, let by) = $0 { by } else { nil } },
        embed: { .row(row, $0) }, footprint: .case(3))
      return isByIndex
        ? parts.place(
          number("r"),
          ifPresent: Affine<Cup, Int>(
            extract: { $0.rows[id: row]?.count },
            modifyIfPresent: { cup, change in
              cup.rows.modify(id: row) { change(&$0.count) }
            }, footprint: .element(row)), input: input)
        : parts.place(
          number("r"), ifPresent: Lens(\Cup.rows)[id: row].appending(Lens(\.count)),
          input: input)
    }
    #expect(shown.text == "r0")
    shown.driver.send(.change { $0.sips = 2 })
    #expect(shown.text == "r20")
    shown.driver.send(.row(2, 1))
    #expect(shown.text == "r21")
    shown.driver.send(.change { $0.sips = 0 })
    #expect(shown.text == "r0")
  }

  @Test func `the cost of a change does not grow with what is placed beside it`() {
    let visits = [10, 1_000].map { count -> Int in
      let sends = Sends()
      let state = Cup(rows: Rows((0..<count).map { Item(id: $0) }))
      let shown = shown(state) { _, _, parts in
        .list([
          parts.place(left, number("l")),
          parts.place(itemFace(sends), each: \.rows, input: \.row),
        ])
      }
      let before = shown.driver.counters
      shown.driver.send(.left(1))
      shown.driver.send(.row(count / 2, 1))
      let after = shown.driver.counters
      return after.nodesVisited + after.viewsRun - before.nodesVisited - before.viewsRun
    }
    #expect(visits[0] == visits[1])
  }
}
