import ArcoCore
import ArcoTesting
import ArcoWorld
import Testing

private struct World: Sendable {
  var topic = Topic<Int>.inMemory()
}

private enum DeskInput: Equatable, Sendable {
  case open(Bool)
  case say(Int)
  case heard(Int)
}

private struct Desk: Equatable, Sendable {
  var isOpen = false
  var heard: [Int] = []
}

private let desk = Dispatcher<World, Desk, DeskInput> {
  Dispatcher.update { desk, input in
    switch input {
    case .open(let isOpen): desk.isOpen = isOpen
    case .say(let number): return .publish(number, to: \.topic)
    case .heard(let number): desk.heard.append(number)
    }
    return .none
  }
  Dispatcher.alive(while: { $0.isOpen }) {
    .listen(to: \.topic) { .heard($0) }
  }
}

@MainActor
@Suite struct TopicTests {
  @Test func `what one publishes is an input of all that listen, its publisher too`() throws {
    let world = World()
    let one = TestDriver(desk, state: Desk(), world: world, strictness: .loose)
    let other = TestDriver(desk, state: Desk(), world: world, strictness: .loose)
    for driver in [one, other] { try driver.send(.open(true)) }
    try one.send(.say(7))
    for driver in [one, other] { try driver.settle { $0.heard = [7] } }
  }

  @Test func `who does not listen hears nothing, before and after`() throws {
    let world = World()
    let one = TestDriver(desk, state: Desk(), world: world, strictness: .loose)
    try one.send(.say(1))
    try one.send(.open(true))
    try one.send(.say(2))
    try one.settle { $0.heard = [2] }
    try one.send(.open(false))
    try one.send(.say(3))
    try one.settle { $0.heard = [2] }
  }

  @Test func `a listener may publish, listen and leave`() {
    let topic = Topic<Int>.inMemory()
    let heard = Locked<[Int]>([])
    let second = Locked<[Int]>([])
    _ = topic.listen { number in
      heard.withLock { $0.append(number) }
      guard number < 3 else { return }
      topic.publish(number + 1)
      if number == 1 { _ = topic.listen { number in second.withLock { $0.append(number) } } }
    }
    topic.publish(1)
    #expect(heard.withLock { $0 } == [1, 2, 3])
    // It listens from after 2 was published.
    #expect(second.withLock { $0 } == [3])
  }

  @Test func `all listeners hear all values of all threads, in one order`() async {
    let topic = Topic<Int>.inMemory()
    let heard = (0..<3).map { _ in Locked<[Int]>([]) }
    for list in heard { _ = topic.listen { number in list.withLock { $0.append(number) } } }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask { for number in 0..<500 { topic.publish(thread * 500 + number) } }
      }
    }
    let first = heard[0].withLock { $0 }
    #expect(first.sorted() == Array(0..<4000))
    for list in heard { #expect(list.withLock { $0 } == first) }
    for thread in 0..<8 {
      let mine = first.filter { $0 / 500 == thread }
      #expect(mine == mine.sorted())
    }
  }

  @Test func `a component cannot tell a topic of one's own from one in memory`() throws {
    let store = Store()
    let topic = Topic<Int>(
      publish: { number in store.tell(number) },
      listen: { hear in
        let id = store.listen(hear)
        return Cancellation { store.leave(id) }
      })
    let world = World(topic: topic)
    let one = TestDriver(desk, state: Desk(), world: world, strictness: .loose)
    let other = TestDriver(desk, state: Desk(), world: world, strictness: .loose)
    for driver in [one, other] { try driver.send(.open(true)) }
    #expect(store.listenerCount == 2)
    try one.send(.say(7))
    for driver in [one, other] { try driver.settle { $0.heard = [7] } }
    try other.send(.open(false))
    #expect(store.listenerCount == 1)
    topic.publish(8)
    try one.settle { $0.heard = [7, 8] }
    try other.settle()
    #expect(other.state.heard == [7])
  }
}

/// A store that machines share, as a topic sees it.
private final class Store: Sendable {
  private let listeners = Locked<[Int: @Sendable (Int) -> Void]>([:])
  private let made = Locked(0)

  var listenerCount: Int { listeners.withLock { $0.count } }

  func listen(_ hear: @escaping @Sendable (Int) -> Void) -> Int {
    let id = made.withLock { made in
      made += 1
      return made
    }
    listeners.withLock { $0[id] = hear }
    return id
  }

  func leave(_ id: Int) { listeners.withLock { $0[id] = nil } }

  func tell(_ number: Int) {
    for hear in listeners.withLock({ Array($0.values) }) { hear(number) }
  }
}
