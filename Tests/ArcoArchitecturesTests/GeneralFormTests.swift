import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import ArcoOptics
import Testing

/// Moves that go up and never down.
private enum Climbs: Container {
  static func root(_ floor: Int) -> UInt { 0 }
  static func reshape(_ floor: Int, at floors: UInt) -> Int { floor + Int(floors) }
  static func compose(_ floor: Int, _ first: UInt, _ then: UInt) -> UInt { first + then }
}

extension Update where C == Climbs, Value == Void {
  fileprivate static func climb(_ floors: UInt) -> Update { Update { _ in (floors, ()) } }
}

private let climbing = Pairing<Climbs, Stores<Int>>(
  along: Morphism(shape: { $0 }, position: { floor, floors in floor + Int(floors) }))

/// The general forms, each by itself.
@MainActor struct GeneralFormTests {
  @Test func `two moves from one screen are both kept`() throws {
    let running = Running(numbers(0).explore())
    let handler = try #require(running.view.does)
    handler(.modify { $0 += 1 })
    handler(.modify { $0 += 1 })
    #expect(running.view.shown == 2)
  }

  @Test func `acts that follow each other are one step`() {
    let running = Running(numbers(0).explore())
    running.driver.send(.move(.modify { $0 += 1 }).then(.move(.modify { $0 *= 5 })))
    #expect(running.view.shown == 5)
    #expect(running.driver.counters.viewsRun == 2)
  }

  @Test func `an effect's results move the space as it then is`() async throws {
    let journal = Journal<Int>()
    let running = Running(numbers(0).explore())
    let handler = try #require(running.view.does)
    handler(
      .callback { _, out in
        for _ in 1...2 { out.move { $0.move(by: .modify { $0 *= 2 }) } }
        out.send(.move(.modify { $0 += 100 }))
        out.move { journal.note($0.position) }
        out.finish()
        return .none
      })
    handler(.modify { $0 += 3 })
    #expect(running.view.shown == 3)
    await journal.next()
    #expect(running.view.shown == 112)
  }

  @Test func `effects are not carried out where the interpretation mutes them`() throws {
    let journal = Journal<Int>()
    let running = Running(
      numbers(0).onEffect { journal.noting($0) }.explore(), interpretation: .muted)
    running.view.does?(.modify { $0 += 1 })
    #expect(running.view.shown == 1)
    #expect(journal.notes == [])
  }

  @Test func `a handler narrowed by a lens moves the part`() throws {
    let store = Store(House(rooms: 2)) { house in
      UI<Void, Stores<House>, Screen<House, Handler<Void, Stores<Int>>>> {
        Screen(house, $0.narrow(rooms))
      }
    }
    let running = Running(store.explore())
    let handler = try #require(running.view.does)
    handler(.modify { $0 += 1 })
    handler(.modify { $0 += 1 })
    #expect(running.view.shown == House(rooms: 4))
  }

  @Test func `a lifted component shows and moves its part of the whole`() throws {
    let running = Running(
      numbers(3).lift(in: House(rooms: 0, name: "barn"), along: rooms).explore())
    #expect(running.driver.state.position == House(rooms: 3, name: "barn"))
    running.view.does?(.modify { $0 += 1 })
    #expect(running.view.shown == 4)
    #expect(running.driver.state.position == House(rooms: 4, name: "barn"))
  }

  @Test func `a lifted component's effects move its part of the whole`() async throws {
    let journal = Journal<Int>()
    let running = Running(numbers(3).lift(in: House(rooms: 0), along: rooms).explore())
    let handler = try #require(running.view.does)
    handler(
      .callback { _, out in
        out.move { $0.move(by: .modify { $0 += 1 }) }
        out.send(.move(.modify { $0 *= 10 }))
        out.move { journal.note($0.position) }
        out.finish()
        return .none
      })
    await journal.next()
    #expect(journal.notes == [40])
    #expect(running.view.shown == 40)
  }

  @Test func `a component lifted along a pair of morphisms goes on as it was`() throws {
    let forward = Morphism<Stores<Int>, Stores<String>>(
      shape: { String(repeating: "i", count: $0) }, position: { $1.count })
    let back = Morphism<Stores<String>, Stores<Int>>(
      shape: { $0.count }, position: { String(repeating: "i", count: $1) })
    let running = Running(numbers(2).lift(forward, back).explore())
    running.view.does?(.modify { $0 += 1 })
    #expect(running.view.shown == 3)
    #expect(running.driver.state.position == "iii")
  }

  @Test func `a handler from a position does nothing once the space has moved`() throws {
    let journal = Journal<Int>()
    let pages = Zipper(["a", "b", "c"]).extend { page in
      UI<Void, Zippers, Screen<String, Handler<Void, Zippers>>> { handler in
        Screen(page.extract(), handler.from(page.position))
      }
    }
    let running = Running(pages.onEffect { journal.noting($0.index) }.explore())
    let first = try #require(running.view.does)
    first(.right())
    first(.right())
    first(journal.noting(-1))
    #expect(running.view.shown == "b")
    #expect(journal.notes == [1, 1, 1])
    running.view.does?(.right())
    #expect(running.view.shown == "c")
  }

  @Test func `two components side by side move each by itself`() throws {
    let both = numbers(1).zip(numbers(5)) { left, right in
      UI<Void, Day<Stores<Int>, Stores<Int>>, Screen<[Int?], [Handler<Void, Stores<Int>>?]>> {
        let one = left($0.narrow(along: .first()))
        let other = right($0.narrow(along: .second()))
        return Screen([one.shown, other.shown], [one.does, other.does])
      }
    }
    let running = Running(both.explore())
    let handlers = try #require(running.view.does)
    handlers[0]?(.modify { $0 += 1 })
    handlers[1]?(.modify { $0 *= 2 })
    handlers[0]?(.modify { $0 += 1 })
    #expect(running.view.shown == [3, 10])
  }

  @Test func `an effect after each act sees every state, and the view goes on`() throws {
    let journal = Journal<Int>()
    let running = Running(numbers(0).onEffect { journal.noting($0) }.explore())
    let handler = try #require(running.view.does)
    for _ in 1...3 { handler(.modify { $0 += 1 }) }
    #expect(running.view.shown == 3)
    #expect(journal.notes == [1, 2, 3])
  }

  @Test func `an effect after an act waits for the act's own effect`() async throws {
    let journal = Journal<Int>()
    let running = Running(numbers(1).onEffect { journal.noting($0) }.explore())
    running.view.does?(
      .callback { _, out in
        out.move { $0.move(by: .put(7)) }
        out.finish()
        return .none
      })
    #expect(journal.notes == [])
    await journal.next()
    #expect(journal.notes == [7])
  }

  @Test func `an action after each act moves on, in the same step`() throws {
    let running = Running(
      numbers(0).onEffectAction { $0 > 2 ? .move(.put(0)) : .none }.explore())
    let handler = try #require(running.view.does)
    for _ in 1...4 { handler(.modify { $0 += 1 }) }
    #expect(running.view.shown == 1)
    #expect(running.driver.counters.viewsRun == 5)
  }

  @Test func `a monad of one's own drives a component by its pairing`() throws {
    let tower = Store(2) { floor in
      UI<Void, Climbs, Screen<Int, Handler<Void, Climbs>>> { Screen(floor, $0) }
    }
    let running = Running(tower.driven(by: climbing).explore())
    let handler = try #require(running.view.does)
    handler(.climb(3))
    handler(.climb(1).then(.climb(1)))
    #expect(running.view.shown == 7)
  }

  @Test func `a monad of one's own keeps the laws of a pairing`() {
    let climbs = ContainerSamples<Climbs>(
      shapes: .integer(in: 0...9), positions: { _ in [0, 1, 5] })
    let floors = ContainerSamples<Stores<Int>>(
      shapes: .integer(in: 0...9), positions: { [$0, 0, 7] })
    #expect(PairingLaws(climbing, climbs, floors).counterexample() == nil)
    let falling = Pairing<Climbs, Stores<Int>>(
      along: Morphism(shape: { $0 }, position: { _, floors in Int(floors) }))
    #expect(PairingLaws(falling, climbs, floors).counterexample() != nil)
  }

  @Test func `inputs are handled by a function to acts`() throws {
    let store: Store<Int, (@escaping (Int) -> Void) -> Screen<Int, (Int) -> Void>> = Store(0) {
      number in { Screen(number, $0) }
    }
    let component = store.handling { (step: Int) -> Act<Void, Stores<Int>> in
      .move(.modify { $0 += step })
    }
    let running = Running(component.explore())
    let report = try #require(running.view.does)
    report(2)
    report(3)
    #expect(running.view.shown == 5)
  }

  @Test func `a component using another handler reports there`() throws {
    let other = Running(numbers(10).explore())
    let running = Running(numbers(0).using(try #require(other.view.does)).explore())
    running.view.does?(.modify { $0 += 1 })
    #expect(other.view.shown == 11)
    #expect(running.view.shown == 0)
  }
}
