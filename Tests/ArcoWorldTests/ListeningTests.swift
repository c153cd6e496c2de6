import ArcoCore
import ArcoTesting
import ArcoWorld
import Testing

private struct World: Sendable {
  var topic = Topic<Int>.inMemory()
  var cart = Shared<[String]>.inMemory([])
  var room = Presence<String, Int>.inMemory()
}

/// Who listens to a topic or to a value in common, from when, and until when.
@MainActor
@Suite struct ListeningTests {
  @Test func `each listener of a topic hears every value once, and goes alone`() {
    let topic = Topic<Int>.inMemory()
    let heard = Locked<[[Int]]>([[], [], []])
    let listening = (0..<3).map { listener in
      topic.listen { number in heard.withLock { $0[listener].append(number) } }
    }
    topic.publish(1)
    listening[1].stop()
    topic.publish(2)
    listening[0].stop()
    topic.publish(3)
    let again = topic.listen { number in heard.withLock { $0[0].append(number) } }
    topic.publish(4)
    again.stop()
    topic.publish(5)
    #expect(heard.withLock { $0 } == [[1, 2, 4], [1], [1, 2, 3, 4, 5]])
  }

  @Test func `who begins to listen to a value hears what it is, alone, and then each other one`() {
    let number = Shared.inMemory(1)
    let heard = Locked<[[Int]]>([[], []])
    let first = number.listen { value in heard.withLock { $0[0].append(value) } }
    number.change { $0 = 2 }
    let second = number.listen { value in heard.withLock { $0[1].append(value) } }
    #expect(heard.withLock { $0 } == [[1, 2], [2]])
    first.stop()
    number.change { $0 = 3 }
    second.stop()
    number.change { $0 = 4 }
    #expect(heard.withLock { $0 } == [[1, 2], [2, 3]])
  }

  @Test func `a listener that leaves while it is told is told nothing more`() {
    let number = Shared.inMemory(0)
    let heard = Locked<[Int]>([])
    let listening = Locked(Cancellation.none)
    let mine = number.listen { value in
      heard.withLock { $0.append(value) }
      if value == 1 { listening.withLock { $0 }.stop() }
    }
    listening.withLock { $0 = mine }
    number.change { $0 = 1 }
    number.change { $0 = 2 }
    #expect(heard.withLock { $0 } == [0, 1])
  }

  @Test func `publishing and changing are over at once`() throws {
    let doing = Dispatcher<World, Int, Bool>.update { _, publishes in
      publishes ? .publish(1, to: \.topic) : .change(\.cart) { $0.append("Tea") }
    }
    let world = World()
    let driver = TestDriver(doing, state: 0, world: world)
    try driver.send(true)
    try driver.send(false)
    try driver.finish()
    #expect(world.cart.value == ["Tea"])
  }

  @Test func `effects of a topic and of a value in common wait in their queue`() throws {
    let one = Queue("one", .concat)
    let doing = Dispatcher<World, Int, Int>.update { _, input in
      switch input {
      case 0: .callback(queue: one) { _, _ in .none }
      case 1: .publish(1, to: \.topic, queue: one)
      case 2: .change(\.cart, queue: one) { $0.append("Tea") }
      case 3: .listen(to: \.topic, queue: one) { _ in 9 }
      case 4: .listen(to: \.cart, queue: one) { _ in 9 }
      case 5: .present(in: \.room, as: "Ada", saying: 1, queue: one) { _ in 9 }
      default: .cancel(one)
      }
    }
    let world = World()
    let driver = TestDriver(doing, state: 0, world: world)
    let heard = Locked<[Int]>([])
    let listening = world.topic.listen { number in heard.withLock { $0.append(number) } }
    for input in 0...5 { try driver.send(input) }
    world.topic.publish(7)
    try driver.send(6)
    try driver.finish()
    #expect(heard.withLock { $0 } == [7])
    #expect(world.cart.value == [])
    listening.stop()
  }

  @Test func `an effect that listens goes on until it is cancelled`() throws {
    let listening = Dispatcher<World, [Int], Int?>.update { heard, number in
      guard let number else {
        return heard.isEmpty ? .listen(to: \.topic, id: "listening") { $0 } : .cancel("listening")
      }
      heard.append(number)
      return .none
    }
    let world = World()
    let driver = TestDriver(listening, state: [], world: world)
    try driver.send(nil)
    world.topic.publish(1)
    try driver.receive(1) { $0 = [1] }
    try driver.send(nil)
    world.topic.publish(2)
    try driver.finish()
  }
}
