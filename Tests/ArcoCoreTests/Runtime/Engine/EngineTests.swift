import Arco
import Testing

/// The bound of each letter, and what a driver that was stopped lets go of.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EngineTests {
  @Test func `each input of an effect has the whole bound`() async {
    let reading = Reading(interpretation: .live.bounding(followUps: 2))
    reading.send(
      .run(
        .callback { _, out in
          for number in 0..<10 { out.send(.note("\(number)")) }
          out.finish()
          return .none
        }))
    await reading.settle()
    #expect(reading.book.entries == (0..<10).map(String.init))
    #expect(reading.problems == [])
  }

  @Test func `a stopped driver keeps nothing of what a cancellation asked for`() {
    weak var world: World?
    do {
      let here = World()
      world = here
      let held = Held()
      let asking = Dispatcher<World, Int, Bool>.update { _, isFirst in
        .callback { _, _ in
          Cancellation { if isFirst { held.effects.last?.discard() } }
        }
      }
      let driver = Driver(
        asking, state: 0, world: here, interpretation: .custom { held.effects.append($0) })
      driver.send(true)
      driver.send(false)
      held.effects[0].begin()
      driver.stop()
      held.effects = []
    }
    #expect(world == nil)
  }

  private final class World: Sendable {}

  /// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
  private final class Held: @unchecked Sendable { var effects: [PendingEffect] = [] }
}
