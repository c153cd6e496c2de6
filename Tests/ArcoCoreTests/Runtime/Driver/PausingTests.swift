import Arco
import ArcoCore
import Testing

private final class Log: Sendable {
  private let lines = Locked<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

private struct Room: Equatable, Sendable {
  var name = "a"
  var lamp = Lamp(isOn: false)
}

private struct Lamp: Equatable, Sendable { var isOn: Bool }

private enum RoomInput: Sendable {
  case rename(String)
  case work
  case finish
}

private func noted(_ name: String, id: EffectID? = nil) -> Effect<Log, Room, RoomInput> {
  .callback(id: id) { log, _ in
    log.note("+\(name)")
    return Cancellation { log.note("-\(name)") }
  }
}

private let lamp = Dispatcher<Log, Lamp, Never>.alive(while: \.isOn) {
  .callback { log, _ in
    log.note("+lamp")
    return Cancellation { log.note("-lamp") }
  }
}

private let lampPart: Child<Log, Room, RoomInput, Lamp, Never> = lamp.privateChild(
  state: Lens(\Room.lamp))

private let room = Dispatcher<Log, Room, RoomInput> {
  Dispatcher.update { room, input in
    switch input {
    case .rename(let name): room.name = name
    case .work: return noted("work", id: "work")
    case .finish: return .cancel("work")
    }
    return .none
  }
  Dispatcher.alive(for: \.name) { noted($0) }
  lampPart
}

@MainActor
@Suite struct PausingTests {
  private let log = Log()

  private func driver(_ state: Room) -> Driver<Log, Room, RoomInput> {
    Driver(room, state: state, world: log)
  }

  @Test func `what is alive by the state stops, in parts too, and starts again`() {
    let driver = driver(Room(lamp: Lamp(isOn: true)))
    #expect(Set(log.all) == ["+a", "+lamp"])
    #expect(driver.works.pause())
    #expect(Set(log.all) == ["+a", "+lamp", "-a", "-lamp"])
    driver.works.resume()
    #expect(log.all.filter { $0 == "+a" }.count == 2)
    #expect(log.all.filter { $0 == "+lamp" }.count == 2)
    driver.send(.rename("b"))
    #expect(log.all.suffix(2).sorted() == ["+b", "-a"])
  }

  @Test func `while something else is in flight nothing is stopped`() {
    let driver = driver(Room())
    driver.send(.work)
    #expect(!driver.works.pause())
    #expect(log.all == ["+a", "+work"])
    driver.send(.finish)
    #expect(driver.works.pause())
    #expect(log.all == ["+a", "+work", "-work", "-a"])
  }

  @Test func `a driver that was stopped is not paused`() {
    let driver = driver(Room())
    driver.stop()
    #expect(!driver.works.pause())
    driver.works.resume()
    #expect(log.all == ["+a", "-a"])
  }
}
