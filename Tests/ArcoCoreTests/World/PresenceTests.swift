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
  Dispatcher.alive(while: \.name) { name in
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
}
