import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoOptics
import Testing

/// The combinators with a lens, and between kinds of handlers; words of them are in `CombinatorTests`.
@MainActor struct CompositionTests {
  private let journal = Journal<Int>()

  /// What the screen shows after each of some steps by its first handler.
  private func steps<C>(
    _ component: Space<C, UI<Void, C, Screen<Int, Handler<Void, Stores<Int>>>>>, _ times: Int = 3
  ) -> [Int?] {
    let running = Running(component.explore())
    let first = running.view.does
    return (0..<times).map { _ in
      first?(.modify { $0 += 1 })
      return running.view.shown
    }
  }

  private func noting() -> @Sendable (Int) -> Act<Void, Stores<Int>>.Work {
    { [journal] in journal.noting($0) }
  }

  private var backToZero: @Sendable (Int) -> Act<Void, Stores<Int>> {
    { $0 > 1 ? .move(.put(0)) : .none }
  }

  @Test func `an effect stays when its component is lifted`() {
    #expect(
      steps(numbers(0).onEffect(noting()).lift(in: House(rooms: 9), along: rooms)) == [1, 2, 3])
    #expect(journal.notes == [1, 2, 3])
  }

  @Test func `an effect around a lifted component sees the whole`() {
    let lifted = numbers(0).lift(in: House(rooms: 9), along: rooms)
    let watched = lifted.onEffect { [journal] in journal.noting($0.rooms * 10) }
    #expect(steps(watched) == [1, 2, 3])
    #expect(journal.notes == [10, 20, 30])
  }

  @Test func `an action stays when its component is lifted, and around it`() {
    let inner = numbers(0).onEffectAction(backToZero).lift(in: House(rooms: 9), along: rooms)
    #expect(steps(inner) == [1, 0, 1])
    let outer = numbers(0).lift(in: House(rooms: 9), along: rooms)
      .onEffectAction { $0.rooms > 1 ? .move(.put(House(rooms: 0))) : .none }
    #expect(steps(outer) == [1, 0, 1])
  }

  @Test func `an effect around another handler is still told of every act`() {
    let other = Running(numbers(10).explore())
    guard let handler = other.view.does else { return }
    #expect(steps(numbers(5).using(handler).onEffect(noting())) == [5, 5, 5])
    #expect(other.view.shown == 13)
    #expect(journal.notes == [5, 5, 5])
  }

  @Test func `an effect around a lifted component with another handler is told, too`() {
    let other = Running(numbers(10).explore())
    guard let handler = other.view.does else { return }
    let component = numbers(5).using(handler).lift(in: House(rooms: 0), along: rooms)
      .onEffect { [journal] in journal.noting($0.rooms) }
    #expect(steps(component, 2) == [5, 5])
    #expect(other.view.shown == 12)
    #expect(journal.notes == [5, 5])
  }

  @Test func `a narrowed handler of a lifted component reaches the part of the part`() throws {
    let counts = Lens<[House], House>(get: { $0[0] }, modify: { all, change in change(&all[0]) })
    let store = Store(House(rooms: 1)) { house in
      UI<Void, Stores<House>, Screen<Int, Handler<Void, Stores<Int>>>> {
        Screen(house.rooms, $0.narrow(rooms))
      }
    }
    #expect(steps(store.lift(in: [House(rooms: 0)], along: counts)) == [2, 3, 4])
    let watched = store.onEffect { [journal] in journal.noting($0.rooms) }
      .lift(in: [House(rooms: 0)], along: counts)
    #expect(steps(watched, 2) == [2, 3])
    #expect(journal.notes == [2, 3])
  }

  @Test func `a narrowed handler of another component is used`() throws {
    let whole = Store(House(rooms: 1)) { house in
      UI<Void, Stores<House>, Screen<Int, Handler<Void, Stores<House>>>> {
        Screen(house.rooms, $0)
      }
    }
    let parent = Running(whole.explore())
    let handler = try #require(parent.view.does).narrow(rooms)
    #expect(steps(numbers(0).using(handler)) == [0, 0, 0])
    #expect(parent.view.shown == 4)
  }

  @Test func `handled inputs stay handled under every other combinator`() throws {
    typealias Inputs = (@escaping (Int) -> Void) -> Screen<Int, (Int) -> Void>
    let store: Store<Int, Inputs> = Store(0) { number in { Screen(number, $0) } }
    let handled = store.handling { (step: Int) -> Act<Void, Stores<Int>> in
      .move(.modify { $0 += step })
    }
    let running = Running(
      handled.onEffect(noting()).onEffectAction(backToZero)
        .lift(in: House(rooms: 0), along: rooms).explore())
    let report = try #require(running.view.does)
    let shown: [Int?] = [1, 1, 1].map {
      report($0)
      return running.view.shown
    }
    #expect(shown == [1, 0, 1])
    #expect(journal.notes == [1, 2, 1])
    let other = Running(numbers(10).explore())
    let elsewhere = Running(handled.using(try #require(other.view.does)).explore())
    elsewhere.view.does?(5)
    #expect(other.view.shown == 15)
  }
}
