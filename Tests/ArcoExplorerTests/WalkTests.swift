import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

struct WalkTests {
  enum Turn: String, CaseIterable, Sendable {
    case plus
    case minus
  }

  private let counter = Dispatcher<Void, Int, Turn>.reduce { count, turn in
    count = turn == .plus ? min(count + 1, 5) : max(count - 1, 0)
  }

  @Test func `a walk finds every state of a dispatcher and each step between them`() throws {
    let walk = try Explorer(counter, state: 0).walk()
    #expect(walk.states == [0, 1, 2, 3, 4, 5])
    #expect(walk.stepCount == 12)
    #expect(walk.isComplete)
  }

  @Test func `a state may have more than 65,535 steps`() throws {
    let last = 65_536
    let door = Dispatcher<Void, Int, Int>.reduce { if $1 == last { $0 = 1 } }
    let walk = try Explorer(door, state: 0, inputs: Array(0...last)).walk(depth: 1)
    #expect(walk.stepCount == last + 1)
    #expect(replayed(walk.sometimes("the last one opens") { $0.state == 1 }) == ["65536"])
  }

  @Test func `a claim that does not hold is refuted by a shortest way`() throws {
    let walk = try Explorer(counter, state: 0).walk()
    let verdict = walk.always("it is less than 3") { $0.state < 3 }
    #expect(verdict.answer == .refuted)
    #expect(replayed(verdict) == [".plus", ".plus", ".plus"])
    #expect(walk.always("it is not negative") { $0.state >= 0 }.holds)
    #expect(walk.sometimes("it is 5") { $0.state == 5 }.way?.steps.count == 5)
    #expect(walk.sometimes("it is 6") { $0.state == 6 }.answer == .refuted)
    #expect(walk.fromEverywhere("it can be 0 again") { $0.state == 0 }.holds)
    #expect(walk.hasNoDeadEnds().holds)
  }

  @Test func `an endless state space ends at its bound and says what grew`() throws {
    struct Endless: Equatable, Sendable {
      var steady = 1
      var count = 0
    }
    let endless = Dispatcher<Void, Endless, Turn>.reduce { endless, _ in endless.count += 1 }
    let walk = try Explorer(endless, state: Endless()).walk(states: 100)
    #expect(walk.bound == .states(100))
    #expect(walk.growth == ["count has 101 values"])
    let verdict = walk.always("it is small") { $0.count < 1_000 }
    #expect(verdict.answer == .undecided)
    #expect(
      verdict.description
        == """
        it is small: undecided: there are more than 100 states; count has 101 values
        """)
    #expect(
      try Explorer(endless, state: Endless()).walk(depth: 3).states.map(\.count) == [0, 1, 2, 3])
    #expect(try Explorer(endless, state: Endless()).seeing { _ in 0 }.walk().stateCount == 1)
  }

  @Test func `a state that cannot be told apart is refused with what to do`() {
    struct Hiding: Sendable {
      var inner: @Sendable () -> Int
    }
    let hiding = Dispatcher<Void, Hiding, Turn>.reduce { _, _ in }
    #expect(
      throws: ExplorerError.indistinguishable(path: "inner", type: "@Sendable () -> Int")
    ) {
      try Explorer(hiding, state: Hiding { 1 }).walk()
    }
    #expect(throws: Never.self) {
      try Explorer(hiding, state: Hiding { 1 }).seeing { $0.inner() }.walk()
    }
  }

  @Test func `steps that lead elsewhere when they are taken again end the walk`() {
    let calls = Locked(0)
    let restless = Dispatcher<Void, [Int], Int>.reduce { list, _ in
      list.append(
        calls.withLock { calls in
          calls += 1
          return calls
        })
    }
    #expect(throws: ExplorerError.irreproducible(steps: ["1"])) {
      try Explorer(restless, state: [], inputs: [1, 2]).walk(depth: 2, restoring: .replayed)
    }
  }

  @Test func `what a user can do is read from the page`() throws {
    struct Wish: Equatable, Sendable {
      var size = "small"
      var strength = 2.0
      var isIced = false
      var name = ""
    }
    enum Change: Sendable {
      case size(String)
      case strength(Double)
      case iced(Bool)
      case name(String)
      case key(String)
    }
    let wish = Dispatcher<Void, Wish, Change>.reduce { wish, change in
      switch change {
      case .size(let size): wish.size = size
      case .strength(let strength): wish.strength = strength
      case .iced(let isIced): wish.isIced = isIced
      case .name(let name): wish.name = name
      case .key: wish = Wish()
      }
    }
    let page = Component<Void, Wish, Change, HTML>(
      wish,
      Face { wish, send in
        select(.ariaLabel("Size"), .onInput { send(.size($0)) }) {
          for size in ["small", "large"] { option(size, .selected(wish.size == size)) }
        }
        input(
          .type(.range), .ariaLabel("Strength"), .min(0), .max(4), .step(1),
          .value(wish.strength), .onNumber { send(.strength($0)) })
        input(
          .type(.checkbox), .ariaLabel("Iced"), .checked(wish.isIced),
          .onToggle { send(.iced($0)) })
        form(.onSubmit(Field.text("name")) { send(.name($0)) }) {
          input(.type(.text), .ariaLabel("Name"), .name(Field.text("name")), .maxlength(4))
          button("Give it", .type(.submit))
        }
        button("Never", .disabled(), .onClick { send(.key("never")) })
        div(.tabindex(0), .ariaLabel("Keys"), .onKeyDown(keys: .escape) { send(.key($0.name)) }) {}
      })
    let walk = try Explorer(Program(page, state: Wish())).walk()
    let wishes = walk.states
    #expect(walk.isComplete)
    #expect(Set(wishes.map(\.size)) == ["small", "large"])
    #expect(Set(wishes.map(\.strength)) == [0, 1, 2, 3, 4])
    #expect(Set(wishes.map(\.isIced)) == [false, true])
    #expect(Set(wishes.map(\.name)) == ["", "Ada", "xxxx"])
    #expect(wishes.count == 2 * 5 * 2 * 3)
    let way = try #require(walk.sometimes("large") { $0.size == "large" && $0.name == "Ada" }.way)
    #expect(
      way.steps == ["choose \"large\" in \"Size\"", "put \"Ada\" into \"Name\", click \"Give it\""])
    #expect(way.replays())
    #expect(
      way.test(named: "it is large")
        == """
        @Test func `it is large`() throws {
          let walker = explorer.begin()
          try walker.page?.choose("large", in: "Size")
          try walker.page?.fill("Name", with: "Ada")
          try walker.page?.click("Give it")
        }
        """)
  }

  @Test func `behind a bound a claim is undecided where only the states behind it could refute it`()
    throws
  {
    let endless = Dispatcher<Void, Int, Turn>.reduce { count, turn in
      if turn == .plus { count += 1 } else if count < 2 { count = -1 }
      // From -1 there is no way to anywhere.
    }
    let up = try Explorer(endless, state: 2).walk(depth: 3)
    #expect(up.states == [2, 3, 4, 5])
    #expect(up.fromEverywhere("it can be 1000") { $0.state == 1_000 }.answer == .undecided)
    #expect(up.fromEverywhere("it can be 5") { $0.state == 5 }.answer == .undecided)
    #expect(up.fromEverywhere("it can be 2") { $0.state == 2 }.answer == .undecided)
    #expect(up.always("it is small") { $0.state < 1_000 }.answer == .undecided)
    #expect(up.always("it is less than 5") { $0.state < 5 }.answer == .refuted)
    #expect(up.never("it is large") { $0.state > 1_000 }.answer == .undecided)
    #expect(up.never("it is 5") { $0.state == 5 }.answer == .refuted)
    #expect(up.sometimes("it is large") { $0.state > 1_000 }.answer == .undecided)
    #expect(up.sometimes("it is 5") { $0.state == 5 }.answer == .holds)
    #expect(up.hasNoDeadEnds().answer == .undecided)
    #expect(
      up.after("it is no less", { $0.state == 3 }, until: { _ in false }, always: { $0.state > 2 })
        .answer == .undecided)
    #expect(
      up.after("it is no more", { $0.state == 3 }, until: { _ in false }, always: { $0.state < 5 })
        .answer == .refuted)
  }

  @Test func `a state without a way to a goal refutes a claim at any bound`() throws {
    let trap = Dispatcher<Void, Int, Turn>.reduce { count, turn in
      guard count >= 0 else { return }
      count = turn == .plus ? count + 1 : -1
    }
    let walk = try Explorer(trap, state: 0).walk(depth: 3)
    #expect(!walk.isComplete)
    let verdict = walk.fromEverywhere("it can be 0") { $0.state == 0 }
    #expect(verdict.answer == .refuted)
    #expect(replayed(verdict) == [".minus"])
    #expect(replayed(walk.hasNoDeadEnds()) == [".minus"])
    #expect(walk.hasNoDeadEnds(except: { $0.state == -1 }).answer == .undecided)
  }

  @Test func `what has to hold between two events need not before the one and after the other`()
    throws
  {
    let walk = try Explorer(counter, state: 0).walk()
    func after(_ isSo: @escaping (Int) -> Bool) -> Verdict {
      walk.after(
        "between 2 and 4", { $0.state == 2 }, until: { $0.state == 4 }, always: { isSo($0.state) })
    }
    #expect(after { $0 < 4 }.holds)
    #expect(after { $0 != 4 && $0 != 5 }.holds)
    #expect(replayed(after { $0 != 3 }) == [".plus", ".plus", ".plus"])
    #expect(replayed(after { $0 != 0 }) == [".plus", ".plus", ".minus", ".minus"])
    #expect(replayed(after { $0 != 2 }) == [".plus", ".plus"])
    #expect(
      walk.after(
        "from the start", { $0.state == 0 }, until: { $0.state > 0 }, always: { _ in false }
      )
      .way?.steps.count == 0)
  }
}
