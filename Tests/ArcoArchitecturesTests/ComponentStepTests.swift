import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoOptics
import Testing

/// What each kind of component does with its inputs, step by step, to its ends.
@MainActor struct ComponentStepTests {
  private func counter(_ name: String, from start: Int = 0) -> StoreComponent<Void, Int, Int, Text>
  {
    StoreComponent(
      initialState: start, dispatcher: .reduce { $0 += $1 },
      render: { count, _ in .line("\(name)\(count)") })
  }

  @Test func `pages are turned to their ends and no further`() {
    let pages = ZipperComponent(["a", "b", "c"], at: 1) { page, spot, _ in
      Text.line("\(page)\(spot.index)/\(spot.count)")
    }
    #expect(
      shown(pages, [.right, .right, .left, .left, .left, .last, .first]) == [
        "b1/3", "c2/3", "c2/3", "b1/3", "a0/3", "a0/3", "c2/3", "a0/3",
      ])
    #expect(Turn.allCases.map { $0.index(from: Spot(count: 3, index: 1)) } == [0, 2, 0, 2])
    #expect(Turn.allCases.map { $0.index(from: Spot(count: 1, index: 0)) } == [0, 0, 0, 0])
  }

  @Test func `a stream goes on by so many as its input says`() {
    let powers = StreamComponent(
      seed: 1, next: { $0 * 2 }, render: { seed, _ in Text.line("\(seed)") })
    #expect(shown(powers, [.next, .skip(0), .skip(3), .next]) == ["1", "2", "2", "16", "32"])
    #expect([Onward.next, .skip(0), .skip(4)].map(\.count) == [1, 0, 4])
  }

  @Test func `what is told is kept in its order`() {
    let log = TracedComponent(
      update: { (word: String) in word + "." }, render: { log, _ in Text.line("<\(log)>") })
    #expect(shown(log, ["a", "b", "c"]) == ["<>", "<a.>", "<a.b.>", "<a.b.c.>"])
  }

  @Test func `what was told before counts`() {
    let log = TracedComponent(
      initialState: "z.", update: { (word: String) in word + "." },
      render: { log, _ in Text.line("<\(log)>") })
    #expect(shown(log, ["a"]) == ["<z.>", "<z.a.>"])
  }

  @Test func `one screen shows the same under each comonad that lets it go there`() {
    let number: (Int, Send<Turn>) -> Text = { number, _ in .line("\(number)") }
    let step: @Sendable (Turn) -> Int = { $0 == .left ? -1 : 1 }
    let turns: [Turn] = [.right, .right, .left, .right]
    let counted = ["0", "1", "2", "1", "2"]
    #expect(
      shown(
        StoreComponent(initialState: 0, update: { $0 += step($1) }, render: number).program, turns)
        == counted)
    #expect(
      shown(
        MooreComponent(initialState: 0, update: { $0 += step($1) }, render: number).program, turns)
        == counted)
    #expect(
      shown(
        TracedComponent(update: { Sum(step($0)) }, render: { number($0.value, $1) }).program, turns)
        == counted)
    #expect(
      shown(ZipperComponent(initialState: Array(0...9), render: number).program, turns) == counted)
  }

  /// A parent of any child that shows text.
  private func framed(_ child: some ProgramProtocol<Text>) -> some ProgramProtocol<Text> {
    EnvComponent(surroundings: "[", around: child.program) { .list([.line($0), $1]) }
  }

  @Test func `a parent does not know the comonad of its child`() {
    #expect(Running(framed(framed(counter("c"))).program).view.shown == "[ [ c0")
    #expect(Running(framed(IdentityComponent(Text.line("same"))).program).view.shown == "[ same")
  }

  @Test func `of two tabs one shows, and the other goes on unseen`() {
    let tabs = SwitchComponent(counter("l"), counter("r", from: 5), showing: .right) {
      tabs, view, _ in Text.list([.line("\(tabs.side)"), view])
    }
    #expect(
      shown(tabs, [.left(1), .show(.left), .right(2), .left(1), .show(.right), .show(.right)]) == [
        "right r5", "right r5", "left l1", "left l1", "left l2", "right r7", "right r7",
      ])
    let others = SwitchComponent(counter("l"), counter("r")) { _, view, _ in view }
    #expect(shown(others, []) == ["l0"])
  }

  @Test func `of two side by side each has its own inputs`() {
    let both = DayComponent(counter("l"), counter("r", from: 5)) { .list([$0, $1]) }
    #expect(shown(both, [.left(1), .right(2), .left(3)]) == ["l0 r5", "l1 r5", "l1 r7", "l4 r7"])
  }

  @Test func `a component of one kind or of another begins as it is told, and stays so`() {
    let left = EitherComponent(left: counter("l"), right: counter("r").component)
    #expect(shown(left, [.left(2)]) == ["l0", "l2"])
    let right = EitherComponent(left: counter("l").component, right: counter("r", from: 5))
    #expect(shown(right, [.right(2)]) == ["r5", "r7"])
  }

  @Test func `surroundings are shown with what is inside, and stay`() {
    let dark = EnvComponent(surroundings: "dark", around: counter("c")) { mood, view in
      Text.list([.line(mood), view])
    }
    #expect(shown(dark, [1, 2]) == ["dark c0", "dark c1", "dark c3"])
    let told = EnvComponent(
      surroundings: 4, around: { counter("c", from: $0) },
      render: { number, view in Text.list([.line("\(number)"), view]) })
    #expect(shown(told, [1]) == ["4 c4", "4 c5"])
  }

  @Test func `a state around a component sees what an input did inside`() {
    let around = StoreTComponent<Void, String, Int, String, Int, Text>(
      initialState: "",
      around: counter("c"),
      dispatcher: .reduce { state, input in
        switch input {
        case .left(let word): state.first += word
        case .right: state.first += "\(state.second)"
        }
      },
      render: { state, view, _ in .list([.line("<\(state.first)>"), view]) })
    #expect(
      shown(around, [.left("a"), .right(2), .right(3), .left("b")]) == [
        "<> c0", "<a> c0", "<a2> c2", "<a25> c5", "<a25b> c5",
      ])
  }

  @Test func `a log around a component tells of each input, once`() {
    let logged = TracedTComponent(
      around: counter("c"), telling: { (step: Int) in "+\(step)" },
      render: { log, view in Text.list([.line("<\(log)>"), view]) })
    #expect(shown(logged, [1, 2]) == ["<> c0", "<+1> c1", "<+1+2> c3"])
  }

  @Test func `a machine's effects see the state after its input, and the input`() {
    let journal = Journal<String>()
    let machine = MooreComponent(
      initialState: 1, update: { (state: inout Int, input: Int) in state *= input },
      effects: { state, input in journal.noting("\(state) by \(input)") },
      render: { state, _ in Text.line("\(state)") })
    #expect(shown(machine, [3, 5]) == ["1", "3", "15"])
    #expect(journal.notes == ["3 by 3", "15 by 5"])
  }

  @Test func `effects that are added see the state after the input, and the component goes on`() {
    let noted = counter("c").effects(environment: Journal<String>()) { state, input in
      .callback { journal, out in
        journal.note("\(state) by \(input)")
        out.finish()
        return .none
      }
    }
    #expect(shown(noted, [3, 5]) == ["c0", "c3", "c8"])
    #expect(noted.world.notes == ["3 by 3", "8 by 5"])
  }

  @Test func `a component of a space that was moved begins where that is`() {
    let told = Traced { (log: String) in { (_: Send<String>) in Text.line("<\(log)>") } }
      .select(.tell("a"))
    let logged = told.handling(with: .moves { (word: String) in .tell(word) })
    #expect(shown(logged, ["b", "c"]) == ["<a>", "<ab>", "<abc>"])
    let store = Store(1) { number in { (_: Send<Int>) in Text.line("\(number)") } }.seek(4)
    let kept = StoreComponent(
      store, environment: (), dispatcher: Dispatcher<Void, Int, Int>.reduce { $0 += $1 })
    #expect(shown(kept, [2]) == ["4", "6"])
    let running = Running(
      numbers(3).seek(7).lift(in: House(rooms: 0, name: "barn"), along: rooms).explore())
    #expect(running.driver.state.position == House(rooms: 7, name: "barn"))
    running.view.does?(.modify { $0 += 1 })
    running.view.does?(.modify { $0 += 1 })
    #expect(running.view.shown == 9)
    #expect(running.driver.state.position.name == "barn")
  }

  @Test func `a place is moved from where it is, and counted from where it began`() {
    var present = Present<Traces<String>>(origin: One(), position: "a")
    #expect(present.position == "a")
    present.move(to: "b")
    let answer = present.move(by: Writer<String, Void>.tell("c").map { 7 })
    #expect(answer == 7)
    #expect(present.position == "abc")
    var ahead = Present<Streams<Int>>(origin: Spring(seed: 1) { $0 * 2 })
    ahead.move(by: .shift(2))
    ahead.move(by: .shift(1))
    #expect(ahead.position.count == 3)
    #expect(ahead.shape.seed == 8)
    #expect(ahead.origin.seed == 1)
  }

  @Test func `what a morphism sees is put back also where its change throws`() {
    struct Refusal: Error, Equatable {}
    let seen = MorphismLens(Morphism<Day<Stores<Int>, Traces<String>>, Traces<String>>.second())
    var both = Present<Day<Stores<Int>, Traces<String>>>(
      origin: Both(1, One()), position: Both(1, "a"))
    #expect(throws: Refusal()) {
      try seen.modify(&both) { (log: inout Present<Traces<String>>) throws(Refusal) in
        log.move(to: "b")
        throw Refusal()
      }
    }
    #expect(both.position == Both(1, "ab"))
    seen.modify(&both) { $0.move(to: "c") }
    #expect(both.position == Both(1, "abc"))
  }

  @Test func `a talk asks in its turn, where the component is`() {
    enum Counter: Interface {
      static func step(_ state: inout Int, _ query: Int) -> Int {
        state += query
        return state
      }
    }
    var present = Present<Cofrees<Counter>>(origin: 1)
    #expect(present.ask(2) == 3)
    let talk = Free<Counter, Int>.ask(4) { first in .ask(10) { .done(first * 100 + $0) } }
    #expect(present.ask(talk) == 717)
    #expect(present.position.state == 17)
    let component = CofreeComponent(answering: Counter.self, initialState: 1) { state, _ in
      Text.line("\(state)")
    }
    #expect(shown(component, [2, 3]) == ["1", "3", "6"])
  }
}
