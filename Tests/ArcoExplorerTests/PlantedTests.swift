import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

/// A mistake of each kind, which a walk has to find by a shortest way.
struct PlantedTests {
  private func page<State, Input>(
    _ state: State, _ dispatcher: Dispatcher<Void, State, Input>,
    @HTML.Builder _ view: @escaping (State, Send<Input>) -> HTML
  ) -> Explorer<State, Input> {
    Explorer(Program(Component<Void, State, Input, HTML>(dispatcher, Face(view)), state: state))
  }

  @Test func `a panel that nothing leads to`() throws {
    let tabs = page(0, Dispatcher<Void, Int, Int>.reduce { $0 = $1 }) { tab, send in
      for other in 0..<3 where other != tab { button("Tab \(other)", .onClick { send(other) }) }
      if tab == 3 { p("Settings") }
    }
    let verdict = try tabs.walk().sometimes("the settings show") { $0.shows("Settings") }
    #expect(verdict.answer == .refuted)
  }

  @Test func `a screen without a way out`() throws {
    let wizard = page(0, Dispatcher<Void, Int, Int>.reduce { $0 = $1 }) { step, send in
      if step < 2 { button("Next", .onClick { send(step + 1) }) }
      if step > 0, step < 2 { button("Back", .onClick { send(step - 1) }) }
    }
    let walk = try wizard.walk()
    #expect(replayed(walk.hasNoDeadEnds()) == ["click \"Next\"", "click \"Next\""])
    #expect(walk.hasNoDeadEnds(except: { $0.state == 2 }).holds)
    #expect(replayed(walk.fromEverywhere("one can begin again") { $0.state == 0 })?.count == 2)
  }

  @Test func `a double save`() throws {
    let explorer = Explorer { saverProgram($0) }
    let walk = try explorer.walk()
    #expect(walk.never("two saves run") { $0.questions.count > 1 }.holds)
    let eager = Explorer { outside in
      Program(
        Component(
          saver(),
          Face<Saver, SaverInput, HTML> { _, send in button("Save", .onClick { send(.save) }) }),
        state: Saver(), world: SaverWorld(outside))
    }
    let verdict = try eager.walk(depth: 4).never("two saves run") { $0.questions.count > 1 }
    #expect(replayed(verdict) == ["click \"Save\"", "click \"Save\""])
  }

  @Test func `a control without a name, and an id given twice`() throws {
    let icons = page(false, Dispatcher<Void, Bool, Bool>.reduce { $0 = $1 }) { isOpen, send in
      button("More", .id("more"), .onClick { send(true) })
      if isOpen {
        button(.id("more"), .onClick { send(false) }) { span("", .class("cross")) }
      }
    }
    let walk = try icons.walk()
    #expect(replayed(walk.everyControlHasAName()) == ["click \"More\""])
    #expect(replayed(walk.idsAreUnique()) == ["click \"More\""])
    #expect(
      walk.everyControlHasAName().description
        == """
        every control has a name: refuted: a button has no name
        1. click "More"
        """)
    #expect(
      walk.idsAreUnique().description
        == """
        ids are unique: refuted: more than one element has the id more
        1. click "More"
        """)
  }

  @Test func `a focus that is lost`() throws {
    func asking(_ attributes: Attribute...) -> Explorer<Bool, Bool> {
      page(false, Dispatcher<Void, Bool, Bool>.reduce { $0 = $1 }) { isAsking, send in
        if isAsking {
          p("Really?")
          button("Yes", .autofocus(attributes.isEmpty), .onClick { send(true) })
        } else {
          button("Delete", .onClick { send(true) })
        }
      }
    }
    #expect(try asking().walk().theFocusIsKept().holds)
    let verdict = try asking(.class("late")).walk().theFocusIsKept()
    #expect(replayed(verdict) == ["click \"Delete\""])
  }

  @Test func `an undo that is none`() throws {
    struct Text: Hashable, Sendable {
      var now = 0
      var before = 0
    }
    enum Change: Sendable { case add, double, undo }
    func editor(isWhole: Bool) -> Explorer<Text, Change> {
      let dispatcher = Dispatcher<Void, Text, Change>.reduce { text, change in
        let now = text.now
        switch change {
        case .add: text.now = min(text.now + 1, 4)
        case .double: text.now = text.now * 2 % 7
        case .undo: text.now = text.before
        }
        if isWhole || change == .add { text.before = now }
      }
      return page(Text(), dispatcher) { text, send in
        button("Add", .onClick { send(.add) })
        button("Double", .onClick { send(.double) })
        button("Undo", .onClick { send(.undo) })
      }
    }
    func verdict(_ explorer: Explorer<Text, Change>) throws -> Verdict {
      try explorer.walk().takesBack(
        "click \"Undo\"", { $0 != "click \"Undo\"" }, seeing: { $0.now })
    }
    #expect(try verdict(editor(isWhole: true)).holds)
    let planted = try verdict(editor(isWhole: false))
    #expect(replayed(planted) == ["click \"Add\"", "click \"Double\"", "click \"Undo\""])
  }

  @Test func `a failure that nobody hears of`() throws {
    let loading = Dispatcher<Outside, Int, Bool>.update { count, _ in
      .task(id: "load") { outside, _ throws(Trouble) in
        try await outside.ask("load", failing: Trouble.full)
      } catch: { _ in
        nil
      }
    }
    let walk = try Explorer(loading, state: 0, inputs: [true]) { $0 }.walk(depth: 2)
    #expect(replayed(walk.hasNoProblems()) == ["true", "\"load\" fails: .full"])
  }

  @Test func `local state of a view belongs to a state`() throws {
    let row = Face<Int, Int, HTML>.placing { parts in
      let isOpen = parts.local(false)
      return parts.view { count, send in
        button("Details", .onClick { isOpen.modify { $0.toggle() } })
        if isOpen.state { button("Add", .onClick { send(min(count + 1, 2)) }) }
      }
    }
    let program = Program(
      Component<Void, Int, Int, HTML>(Dispatcher<Void, Int, Int>.reduce { $0 = $1 }, row), state: 0)
    let walk = try Explorer(program).walk()
    #expect(walk.stateCount == 6)
    #expect(walk.effort.starts == 1)
    let way = walk.sometimes("there are 2") { $0.state == 2 }.way
    #expect(way?.steps == ["click \"Details\"", "click \"Add\"", "click \"Add\""])
    #expect(way?.replays() == true)
  }
}
