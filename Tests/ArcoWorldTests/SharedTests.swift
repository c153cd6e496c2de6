import ArcoCore
import ArcoTesting
import ArcoWorld
import Testing

private struct World: Sendable {
  var cart = Shared<[String]>.inMemory([])
}

private enum DeskInput: Equatable, Sendable {
  case add(String)
  case cart([String])
}

private let desk = Dispatcher<World, [String], DeskInput> {
  Dispatcher.update { shown, input in
    switch input {
    case .add(let tea): return .change(\.cart) { $0.append(tea) }
    case .cart(let cart): shown = cart
    }
    return .none
  }
  Dispatcher.alive { .listen(to: \.cart) { .cart($0) } }
}

@MainActor
@Suite struct SharedTests {
  private func driver(_ world: World) -> TestDriver<World, [String], DeskInput> {
    TestDriver(desk, state: world.cart.value, world: world, strictness: .loose)
  }

  @Test func `what one page changes, all pages show`() throws {
    let world = World()
    let (ada, grace) = (driver(world), driver(world))
    try ada.send(.add("Sencha"))
    try grace.send(.add("Assam"))
    try ada.settle { $0 = ["Sencha", "Assam"] }
    try grace.settle { $0 = ["Sencha", "Assam"] }
    // A page that comes later begins with it.
    try driver(world).settle { $0 = ["Sencha", "Assam"] }
  }

  @Test func `a change that changes nothing is not told`() {
    let number = Shared.inMemory(1)
    let heard = Locked<[Int]>([])
    let listening = number.listen { value in heard.withLock { $0.append(value) } }
    number.change { $0 = 1 }
    number.change { $0 = 2 }
    listening.stop()
    number.change { $0 = 3 }
    #expect(heard.withLock { $0 } == [1, 2])
    #expect(number.value == 3)
  }

  @Test func `a change may read and change, and a listener may, and nothing stands still`() {
    let number = Shared.inMemory(0)
    let heard = Locked<[Int]>([])
    _ = number.listen { value in
      heard.withLock { $0.append(value) }
      if value == 1 { number.change { $0 += 10 } }
      number.listen { _ in }.stop()
    }
    number.change { value in
      #expect(number.value == 0)
      // It comes behind the one that is under way.
      number.change { $0 += 100 }
      value += 1
    }
    #expect(number.value == 111)
    #expect(heard.withLock { $0 } == [0, 1, 101, 111])
  }

  @Test func `a listener that joins during a change hears what came of the change, once`() {
    let number = Shared.inMemory(0)
    let heard = Locked<[Int]>([])
    let listenings = Locked<[Cancellation]>([])
    number.change { value in
      let listening = number.listen { value in heard.withLock { $0.append(value) } }
      listenings.withLock { $0.append(listening) }
      value = 1
    }
    #expect(heard.withLock { $0 } == [1])
    number.change { $0 = 2 }
    #expect(heard.withLock { $0 } == [1, 2])
    for listening in listenings.withLock({ $0 }) { listening.stop() }
  }

  @Test func `no change of any thread is lost, and all hear the same`() async {
    let number = Shared.inMemory(0)
    let heard = Locked<[[Int]]>([[], []])
    let listening = (0...1).map { listener in
      number.listen { value in heard.withLock { $0[listener].append(value) } }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { number.change { $0 += 1 } } }
      }
    }
    for listening in listening { listening.stop() }
    #expect(number.value == 4_000)
    let all = heard.withLock { $0 }
    #expect(all[0] == Array(0...4_000))
    #expect(all[0] == all[1])
  }

  @Test func `a component cannot tell a value of one's own store from one in memory`() throws {
    let (inside, calls) = (Shared<[String]>.inMemory(["Oolong"]), Locked<[String]>([]))
    let shared = Shared<[String]>(
      value: {
        calls.withLock { $0.append("value") }
        return inside.value
      },
      change: { body in
        calls.withLock { $0.append("change") }
        inside.change(body)
      },
      listen: { hear in
        calls.withLock { $0.append("listen") }
        let listening = inside.listen(hear)
        return Cancellation {
          calls.withLock { $0.append("leave") }
          listening.stop()
        }
      })
    let world = World(cart: shared)
    let driver = driver(world)
    try driver.settle()
    #expect(driver.state == ["Oolong"])
    try driver.send(.add("Assam"))
    try driver.settle { $0 = ["Oolong", "Assam"] }
    #expect(calls.withLock { $0 } == ["value", "listen", "change"])
    shared.listen { _ in }.stop()
    #expect(calls.withLock { $0 }.suffix(2) == ["listen", "leave"])
  }
}
