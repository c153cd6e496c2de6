import Arco
import ArcoLaws
import ArcoTesting
import ArcoWorld
import Testing

/// Sources for worlds, and a behaviour that was written for a smaller world than it runs in.
struct WorldTests {
  private struct World: Sendable {
    var clock: any Clock<Duration> = ContinuousClock()
    var random = RandomSource.live
    var ids = IDSource.live
  }

  private struct Tray: Equatable, Sendable {
    var dice: [UniqueID: Int] = [:]
  }

  private enum TrayInput: Equatable, Sendable {
    case roll
    case rolled(UniqueID, Int)
  }

  private static let tray = Dispatcher<World, Tray, TrayInput>.update { tray, input in
    switch input {
    case .roll:
      return .task { world, out in
        try? await world.clock.sleep(for: .seconds(1))
        var random = world.random
        out.send(.rolled(world.ids.next(), .random(in: 1...6, using: &random)))
      }
    case .rolled(let id, let eyes):
      tray.dice[id] = eyes
      return .none
    }
  }

  private struct House: Sendable {
    var name: String
    var table: World
  }

  @Test func `a behaviour for a small world runs in a larger one, under control`() throws {
    let house = Dispatcher<House, Tray, TrayInput> { Self.tray.widen(world: { $0.table }) }
    func rolls() throws -> Tray {
      let time = VirtualTime()
      let table = World(clock: time.clock, random: .seeded(7), ids: .counting)
      let test = TestDriver(
        house, state: Tray(), world: House(name: "test", table: table), strictness: .loose,
        time: time)
      try test.send(.roll)
      try test.send(.roll)
      try test.advance(by: .seconds(1))
      try test.finish()
      return test.state
    }
    let tray = try rolls()
    #expect(tray.dice.keys.sorted() == [UniqueID(high: 0, low: 1), UniqueID(high: 0, low: 2)])
    #expect(try rolls() == tray)
  }

  @Test func `copies of a random source draw from one sequence, which is its generator's`() {
    var seeded = SeededRandom(seed: 3)
    let expected = (0..<6).map { _ in seeded.next() }
    let source = RandomSource.seeded(3)
    var copy = source
    let drawn = [source.next(), source.next(), copy.next(), source.next()]
    #expect(drawn == Array(expected.prefix(4)))
    #expect(UInt64.random(in: .min ... .max, using: &copy) == expected[4])
  }

  @Test func `many tasks draw each number once`() async {
    let source = IDSource.counting
    let drawn = await withTaskGroup(of: [UniqueID].self) { group in
      for _ in 0..<8 { group.addTask { (0..<500).map { _ in source.next() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(drawn.sorted().map(\.low) == Array(1...4_000))
  }

  @Test func `live sources do not repeat themselves`() {
    let ids = Set((0..<1_000).map { _ in IDSource.live.next() })
    #expect(ids.count == 1_000)
    #expect(RandomSource.live.next() != RandomSource.live.next())
  }

  @Test func `ids of a seed are the same in each run`() {
    func draw() -> [UniqueID] {
      let ids = IDSource.random(.seeded(5))
      return (0..<5).map { _ in ids.next() }
    }
    #expect(draw() == draw())
    #expect(Set(draw()).count == 5)
  }

  @Test func `ids are counted from one, anew for each source`() {
    let ids = IDSource.counting
    #expect(ids.next().description == "00000000-0000-0000-0000-000000000001")
    #expect(ids.next().description == "00000000-0000-0000-0000-000000000002")
    #expect(IDSource.counting.next().low == 1)
    let own = IDSource { UniqueID(high: 7, low: 8) }
    #expect(own.next() == UniqueID(high: 7, low: 8))
  }

  @Test func `a source of one's own is asked for each number, and an id takes two of them`() {
    let numbers = Locked<UInt64>(0)
    let source = RandomSource {
      numbers.withLock { number in
        number += 1
        return number
      }
    }
    #expect([source.next(), source.next()] == [1, 2])
    let id = IDSource.random(source).next()
    #expect(id.high == 0x4003 && id.low == 0x8000_0000_0000_0004)
    #expect(source.next() == 5)
  }
}
