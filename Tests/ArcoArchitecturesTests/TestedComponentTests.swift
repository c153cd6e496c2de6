import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoTesting
import Testing

private enum Payment: Equatable, Sendable {
  case paid(Int)
  case receipt(Int)
}

/// Components of spaces under the test driver, with worlds and effects.
struct TestedComponentTests {
  private let fee: @Sendable (Int, Payment) -> Effect<Int, Void, Payment> = { total, payment in
    guard case .paid = payment else { return .none }
    return .task { fee, out in out.send(.receipt(total + fee)) }
  }

  @Test func `a machine is tested by its inputs, and its effects see the world`() throws {
    let machine = MooreComponent(
      initialState: 0,
      environment: 100,
      update: { (total: inout Int, payment: Payment) in
        if case .paid(let sum) = payment { total += sum }
      },
      effects: fee,
      render: { total, _ in Text.line("\(total)") })
    let test = TestDriver(machine)
    try test.send(.paid(3)) { $0.receive(.paid(3)) }
    try test.receive(.receipt(103))
    try test.finish()
    #expect(test.state.position.state == 3)
    #expect(throws: TestMismatch.self) { try test.send(.paid(1)) }
  }

  @Test func `what an effect of a machine moves is not the machine`() throws {
    let machine = MooreComponent(
      initialState: 1, update: { (total: inout Int, more: Int) in total += more },
      effects: { total, _ in
        total > 4
          ? .none
          : .task { _, out in
            out.move { $0 = () }
            out.send(3)
          }
      },
      render: { total, _ in Text.line("\(total)") })
    let test = TestDriver(machine, seeing: { $0.position.state })
    try test.send(1) { $0 = 2 }
    try test.receive(3) { $0 = 5 }
    try test.finish()
  }

  @Test func `a stream is tested by how far it went`() throws {
    let slides = StreamComponent(
      seed: 1, next: { $0 * 2 }, render: { seed, _ in Text.line("\(seed)") })
    let test = TestDriver(slides)
    try test.send(.next) { $0.move(to: $0.shape.ahead()) }
    try test.send(.skip(2)) { $0.move(to: $0.shape.ahead(2)) }
    #expect(test.state.position.seed == 8)
    #expect(throws: TestMismatch.self) { try test.send(.next) }
    try test.finish()
  }

  @Test func `machines and springs are compared by what they are at, not by their steps`() {
    let adding = Machine<Int, Int>(state: 1, step: { $0 += $1 })
    #expect(adding == Machine(state: 1, step: { $0 -= $1 }))
    #expect(adding != Machine(state: 2, step: { $0 += $1 }))
    #expect(Spring(seed: 1, next: { $0 + 1 }) == Spring(seed: 1, next: { $0 + 2 }))
    #expect(Spring(seed: 1, next: { $0 + 1 }) != Spring(seed: 2, next: { $0 + 1 }))
  }

  @Test func `every kind of component takes a world and effects`() throws {
    let pages = ZipperComponent(["a", "b"]) { page, _, _ in Text.line(page) }
      .effects(environment: "shop") { row, turn in
        turn == .right && row.position == 1
          ? .task { shop, out in if shop == "shop" { out.send(.first) } } : .none
      }
    let test = TestDriver(pages)
    try test.send(.right) { $0.move(to: 1) }
    try test.receive(.first) { $0.move(to: 0) }
    try test.finish()
  }

  @Test func `effects are added to a component of components`() throws {
    let both = DayComponent(counter, counter) { .list([$0, $1]) }
      .effects(environment: 5) { state, input in
        guard case .left = input, state.first < 10 else { return .none }
        return .task { step, out in out.send(.right(step)) }
      }
    let test = TestDriver(both)
    try test.send(.left(2)) { $0.first = 2 }
    try test.receive(.right(5)) { $0.second = 5 }
    try test.finish()
  }

  @Test func `of two side by side, and of two tabs, each has its own world`() throws {
    let (one, other) = (asking("one"), asking("other"))
    let day = TestDriver(DayComponent(one, other) { .list([$0, $1]) })
    try day.send(.left(""))
    try day.receive(.left("one")) { $0.first = "one" }
    try day.send(.right(""))
    try day.receive(.right("other")) { $0.second = "other" }
    try day.finish()
    let tabs = TestDriver(SwitchComponent(counter, other) { _, shown, _ in shown })
    try tabs.send(.right(""))
    try tabs.receive(.right("other")) { $0.right = "other" }
    try tabs.finish()
  }

  @Test func `an input of the kind that is not there is reported`() throws {
    let pages = ZipperComponent(["a", "b"]) { page, _, _ in Text.line(page) }
    let test = TestDriver(EitherComponent(left: counter, right: pages.component))
    try test.send(.left(2)) { $0 = .left(2) }
    #expect(throws: TestMismatch.self) {
      try test.send(.right(.last))
      try test.settle()
    }
    #expect(test.state == .left(2))
  }

  @Test func `a space of views is handled in a world, its moves followed by effects`() throws {
    let pages = Zipper(["a", "b", "c"].map { page in { (_: Send<Turn>) in Text.line(page) } })
    let dispatcher = Dispatcher<Turn, Present<Zippers>, Turn>.moves {
      turn -> (Update<Zippers, Void>, Effect<Turn, Present<Zippers>, Turn>) in
      (turn.update, turn == .last ? .task { world, out in out.send(world) } : .none)
    }
    let test = TestDriver(pages.handling(with: dispatcher, environment: .left))
    try test.send(.last) { $0.move(to: 2) }
    try test.receive(.left) { $0.move(to: 1) }
    try test.finish()
  }

  private var counter: StoreComponent<Void, Int, Int, Text> {
    StoreComponent(
      initialState: 0,
      dispatcher: .reduce { count, step in count += step },
      render: { count, _ in .line("\(count)") })
  }

  /// Asked for nothing, it tells its world.
  private func asking(_ world: String) -> StoreComponent<String, String, String, Text> {
    StoreComponent(
      initialState: "",
      environment: world,
      dispatcher: .update { text, input in
        text = input
        return input.isEmpty ? .task { world, out in out.send(world) } : .none
      },
      render: { text, _ in .line(text) })
  }
}
