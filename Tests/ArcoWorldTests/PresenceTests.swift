import ArcoCore
import ArcoTesting
import ArcoWorld
import Testing

private struct World: Sendable {
  var room = Presence<String, Int>.inMemory()
}

private enum RoomInput: Equatable, Sendable {
  case enter(String?)
  case people(Presence<String, Int>.Change)
}

private struct Room: Equatable, Sendable {
  var name: String?
  var people: [String: Int] = [:]
}

private let room = Dispatcher<World, Room, RoomInput> {
  Dispatcher.reduce { room, input in
    switch input {
    case .enter(let name): room.name = name
    case .people(let change): room.people.apply(change)
    }
  }
  Dispatcher.alive(for: \.name) { name in
    .present(in: \.room, as: name, saying: name.count) { .people($0) }
  }
}

@MainActor
@Suite struct PresenceTests {
  private func enter(_ names: [String]) throws -> [TestDriver<World, Room, RoomInput>] {
    let world = World()
    return try names.map { name in
      let driver = TestDriver(room, state: Room(), world: world, strictness: .loose)
      try driver.send(.enter(name))
      return driver
    }
  }

  @Test func `who comes hears of all that are here, and they hear of who comes`() throws {
    for driver in try enter(["Ada", "Grace"]) {
      try driver.settle { $0.people = ["Ada": 3, "Grace": 5] }
    }
  }

  @Test func `who leaves is gone for the others`() throws {
    let drivers = try enter(["Ada", "Grace"])
    try drivers[0].send(.enter(nil))
    try drivers[1].settle { $0.people = ["Grace": 5] }
  }

  @Test func `who is here twice is here until both are gone`() throws {
    let drivers = try enter(["Ada", "Ada", "Grace"])
    try drivers[0].send(.enter(nil))
    try drivers[2].settle { $0.people = ["Ada": 3, "Grace": 5] }
    try drivers[1].send(.enter(nil))
    try drivers[2].settle { $0.people = ["Grace": 5] }
  }

  @Test func `a page that ends leaves`() throws {
    var drivers = try enter(["Ada", "Grace"])
    drivers.removeFirst()
    try drivers[0].settle { $0.people = ["Grace": 5] }
  }

  /// What each of those who come hears.
  private func hearing() -> (
    come: (String, Int, Int) -> Cancellation,
    heard: () -> [[Presence<String, Int>.Change]]
  ) {
    let room = Presence<String, Int>.inMemory()
    let heard = Locked<[[Presence<String, Int>.Change]]>([[], [], []])
    return (
      { name, word, place in
        room.bePresent(as: name, saying: word) { change in
          heard.withLock { $0[place].append(change) }
        }
      }, { heard.withLock { $0 } }
    )
  }

  @Test func `who comes hears of all first, themselves among them, and then of each change`() {
    let (come, heard) = hearing()
    let ada = come("Ada", 1, 0)
    let grace = come("Grace", 2, 1)
    #expect(heard()[1] == [.here(["Ada": 1, "Grace": 2])])
    ada.stop()
    #expect(heard()[0] == [.here(["Ada": 1]), .came("Grace", 2)])
    _ = come("Ada", 3, 2)
    #expect(heard()[2] == [.here(["Ada": 3, "Grace": 2])])
    #expect(heard()[1] == [.here(["Ada": 1, "Grace": 2]), .left("Ada"), .came("Ada", 3)])
    #expect(heard()[0].count == 2, "who left hears nothing more")
    grace.stop()
    grace.stop()
    #expect(heard()[2] == [.here(["Ada": 3, "Grace": 2]), .left("Grace")])
  }

  @Test func `who is here twice says what was said last, also when the one who said it is gone`() {
    let (come, heard) = hearing()
    let first = come("Ada", 1, 0)
    let second = come("Ada", 2, 1)
    #expect(heard()[0] == [.here(["Ada": 1]), .came("Ada", 2)])
    second.stop()
    _ = come("Grace", 3, 2)
    #expect(heard()[2] == [.here(["Ada": 2, "Grace": 3])])
    first.stop()
    #expect(heard()[2] == [.here(["Ada": 2, "Grace": 3]), .left("Ada")])
    #expect(heard()[1] == [.here(["Ada": 2])])
  }

  @Test func `a dictionary notes each change`() {
    var people = ["Old": 0]
    people.apply(.here(["Ada": 1]))
    #expect(people == ["Ada": 1])
    people.apply(.came("Grace", 2))
    people.apply(.came("Ada", 3))
    #expect(people == ["Ada": 3, "Grace": 2])
    people.apply(.left("Ada"))
    people.apply(.left("Nobody"))
    #expect(people == ["Grace": 2])
  }

  @Test func `a component cannot tell a room from elsewhere from one of its process`() throws {
    let inner = Presence<String, Int>.inMemory()
    let elsewhere = Presence<String, Int> { who, word, hear in
      inner.bePresent(as: who + "!", saying: word * 10, hear)
    }
    let driver = TestDriver(room, state: Room(), world: World(room: elsewhere), strictness: .loose)
    try driver.send(.enter("Ada"))
    try driver.settle { $0.people = ["Ada!": 30] }
  }
}
