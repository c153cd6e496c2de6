import Arco
import Testing

// One argument of a call is an optic, the other a key path; and each part may have a world of its own.

private struct Cup: Feature, Equatable, Sendable {
  var left = 1
  var spare: Int?
  var rows: Rows<Int, Int> = Rows()

  enum Input: Sendable, HasPrisms {
    case left(Int)
    case spare(Int)
    case row(Int, Int)

    struct Prisms: Sendable {
      let left = Prism(Input.left, footprint: .case(0)) {
        if case .left(let by) = $0 { by } else { nil }
      }
      let spare = Prism(Input.spare, footprint: .case(1)) {
        if case .spare(let by) = $0 { by } else { nil }
      }
      let row = Prism(Input.row, footprint: .case(2)) {
        if case .row(let id, let by) = $0 { (id, by) } else { nil }
      }
    }

    static let prisms = Prisms()
  }

  static var full: Cup { Cup(left: 1, spare: 10, rows: Rows([(1, 100), (2, 200)])) }
}

private struct Desk: Sendable { let journal: Journal }

private let counting = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
private let noting = Dispatcher<Journal, Int, Int>.update { count, by in
  count += by
  let noted = "\(count)"
  return .callback { journal, out in
    journal.note(noted)
    out.finish()
    return .none
  }
}

/// What is left of a full cup after one input for each of its parts.
@MainActor private func after(_ dispatcher: DispatcherOf<Cup>) -> Cup {
  let driver = Driver(dispatcher, state: Cup.full)
  driver.send(.left(1))
  driver.send(.spare(1))
  driver.send(.row(2, 1))
  return driver.state
}

private final class Sends {
  var numbers: [String: Send<Int>] = [:]
}

private let expected = Cup(left: 2, spare: 11, rows: Rows([(1, 100), (2, 201)]))

@MainActor struct OpticAndKeyPathTests {
  @Test func `a child takes an optic for its state and a key path for its input`() {
    #expect(
      after(
        DispatcherOf<Cup> {
          counting.child(state: Lens(\.left), input: \.left)
          counting.child(ifPresent: Lens(\.spare).some, input: \.spare)
          counting.child(each: Lens(\.rows), input: \.row)
        }) == expected)
  }

  @Test func `a child takes a key path for its state and an optic for its input`() {
    #expect(
      after(
        DispatcherOf<Cup> {
          counting.child(state: \.left, input: Cup.Input.prisms.left)
          counting.child(ifPresent: \.spare, input: Cup.Input.prisms.spare)
          counting.child(each: \.rows, input: Cup.Input.prisms.row)
        }) == expected)
  }

  @Test func `widening takes key paths`() {
    #expect(
      after(
        DispatcherOf<Cup> {
          counting.widen(state: \.left, input: \.left)
          counting.widen(ifPresent: \.spare, input: \.spare)
          counting.child(each: \.rows, input: \.row)
        }) == expected)
  }

  @Test(arguments: [true, false])
  func `a view places parts by an optic and a key path`(stateByOptic: Bool) {
    let sends = Sends()
    func number(_ name: String) -> Face<Int, Int, Text> {
      Face { count, send in
        sends.numbers["\(name)\(count)"] = send
        return .line("\(name)\(count)")
      }
    }
    let dispatcher = DispatcherOf<Cup> {
      counting.child(state: \.left, input: \.left)
      counting.child(ifPresent: \.spare, input: \.spare)
      counting.child(each: \.rows, input: \.row)
    }
    let shown = Shown(
      Driver(dispatcher, state: Cup.full),
      .showing { _, _, parts in
        stateByOptic
          ? .list([
            parts.place(number("l"), state: Lens(\.left), input: \.left),
            parts.place(number("s"), ifPresent: Lens(\.spare).some, input: \.spare),
            parts.place(number("r"), each: Lens(\.rows), input: \.row),
          ])
          : .list([
            parts.place(number("l"), state: \.left, input: Cup.Input.prisms.left),
            parts.place(number("s"), ifPresent: \.spare, input: Cup.Input.prisms.spare),
            parts.place(number("r"), each: \.rows, input: Cup.Input.prisms.row),
          ])
      })
    sends.numbers["l1"]?(1)
    sends.numbers["s10"]?(1)
    sends.numbers["r200"]?(1)
    #expect(shown.text == "l2 s11 r100,r201")
    #expect(shown.driver.state == expected)
  }

  @Test func `a scope takes key paths`() {
    let driver = Driver(
      DispatcherOf<Cup> {
        counting.child(state: \.left, input: \.left)
        counting.child(ifPresent: \.spare, input: \.spare)
        counting.child(each: \.rows, input: \.row)
      }, state: Cup.full)
    let left = driver.scope(state: \.left, input: \.left)
    let spare = driver.scope.scope(state: \.spare, input: \.spare)
    let row = driver.scope(each: \.rows, id: 2, input: \.row)
    left.send(1)
    spare.send(1)
    row.send(1)
    #expect(left.state == 2)
    #expect(spare.state == 11)
    #expect(row.state == 201)
    #expect(driver.scope.scope(each: \.rows, id: 3, input: \.row).state == nil)
    #expect(driver.state == expected)
  }

  @Test(arguments: [true, false])
  func `a child that may be absent, and one for each element, take a world of their own`(
    byKeyPath: Bool
  ) {
    let journal = Journal()
    let dispatcher =
      byKeyPath
      ? Dispatcher<Desk, Cup, Cup.Input> {
        noting.child(world: \.journal, ifPresent: \.spare, input: \.spare, whenGone: .ignore)
        noting.child(world: \.journal, each: \.rows, input: \.row, whenGone: .ignore)
      }
      : Dispatcher<Desk, Cup, Cup.Input> {
        noting.child(
          world: \.journal, ifPresent: Lens(\.spare).some, input: Cup.Input.prisms.spare,
          whenGone: .ignore)
        noting.child(
          world: \.journal, each: Lens(\.rows), input: Cup.Input.prisms.row, whenGone: .ignore)
      }
    var problems: [Problem] = []
    let driver = Driver(
      dispatcher, state: Cup(rows: Rows([(1, 100)])), world: Desk(journal: journal),
      onProblem: { problems.append($0) })
    driver.send(.row(1, 1))
    driver.send(.row(2, 1))
    driver.send(.spare(1))
    #expect(journal.entries == ["101"])
    #expect(problems.isEmpty)
  }
}
