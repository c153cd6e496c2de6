import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

/// The component of each comonad shows what its plain space shows after the same word.
@MainActor struct ComponentSemanticsTests {
  private func isSame<World, State, Input: Sendable, C>(
    _ program: Program<World, State, Input, Text>,
    _ space: Space<C, String>,
    _ inputs: Generator<Input>,
    _ update: @escaping (Input) -> Update<C, Void>
  ) -> Counterexample? {
    Law("the component shows what the space shows") { trial in
      let word = trial.draw("word", Generator<[Input]>.array(of: inputs))
      trial.expect(shown(program, word), equals: shown(space, word.map(update)))
    }.counterexample(tries: 60)
  }

  private let numbers = Generator<Int>.integer(in: 0...9)

  @Test func `a store component is a store`() {
    let component = StoreComponent(
      initialState: 4,
      dispatcher: .reduce(shuffle),
      render: { state, _ in Text.line("\(state)") })
    let store = Store(4) { "\($0)" }
    #expect(isSame(component, store, numbers) { input in .modify { shuffle(&$0, input) } } == nil)
  }

  @Test func `a store of views is a component`() {
    let views = Store(4) { state in { (_: Send<Int>) in Text.line("\(state)") } }
    let component = StoreComponent(views, environment: (), dispatcher: .reduce(shuffle))
    let store = Store(4) { "\($0)" }
    #expect(isSame(component, store, numbers) { input in .modify { shuffle(&$0, input) } } == nil)
  }

  @Test func `a machine component is a machine`() {
    let component = MooreComponent(
      initialState: 4, update: shuffle, render: { state, _ in Text.line("\(state)") })
    let moore = Moore(initial: 4, update: shuffle, render: { "\($0)" })
    #expect(isSame(component, moore, numbers) { .input($0) } == nil)
  }

  @Test func `a traced component is a traced space`() {
    let component = TracedComponent(
      update: { (number: Int) in "\(number)," }, render: { told, _ in Text.line(told) })
    #expect(
      isSame(component, Traced { (told: String) in told }, numbers) { .tell("\($0),") } == nil)
  }

  @Test func `a stream component is a stream`() {
    let next: @Sendable (Int) -> Int = { ($0 * 3 + 1) % 17 }
    let component = StreamComponent(
      seed: 1, next: next, render: { seed, _ in Text.line("\(seed)") })
    let stream = StreamSpace(seed: 1, next: next, show: { "\($0)" })
    let ways = Generator<Onward>.oneOf([.just(.next), numbers.map { .skip($0) }])
    #expect(isSame(component, stream, ways) { .shift($0.count) } == nil)
  }

  @Test func `a zipper component is a zipper`() {
    let pages = ["a", "b", "c"]
    let component = ZipperComponent(pages, at: 1) { page, spot, _ in
      Text.line("\(page)\(spot.index)")
    }
    let zipper = Zipper(["a0", "b1", "c2"], at: 1)
    #expect(isSame(component, zipper, .anyCase) { $0.update } == nil)
  }

  @Test func `a component that answers is a cofree space`() {
    let component = CofreeComponent(
      answering: Tasks.self, initialState: [7], render: { tasks, _ in Text.line("\(tasks)") })
    let cofree = Cofree<Tasks, String>(state: [7]) { "\($0)" }
    let queries = Generator<Tasks.Query>.oneOf([
      .just(.count), .just(.dropLast), numbers.map { .add($0) },
    ])
    #expect(isSame(component, cofree, queries) { Update.query($0).map { _ in } } == nil)
  }

  @Test func `two components side by side are a day space`() {
    let day = Store(4) { "\($0)" }.zip(Zipper(["a", "b", "c"])) { "\($0) \($1)" }
    let component = DayComponent(store, pages) { .list([$0, $1]) }
    #expect(isSame(component, day, either) { $0.moving() } == nil)
  }

  @Test func `a component of one kind or of another is a coproduct space`() {
    typealias Spaces = OneOf<Stores<Int>, Zippers, String>
    let one = EitherComponent(left: store, right: pages.component)
    let sameLeft = isSame(one, Spaces(left: Store(4) { "\($0)" }), numbers.map { .left($0) }) {
      guard case .left(let number) = $0 else { return .staying }
      return .either(.modify { shuffle(&$0, number) }, .staying)
    }
    #expect(sameLeft == nil)
    let other = EitherComponent(left: store.component, right: pages)
    let turns = Generator<Turn>.anyCase.map { Either<Int, Turn>.right($0) }
    let sameRight = isSame(other, Spaces(right: Zipper(["a", "b", "c"])), turns) {
      guard case .right(let turn) = $0 else { return .staying }
      return .either(.staying, turn.update)
    }
    #expect(sameRight == nil)
  }

  @Test func `a component to which nothing can happen is an identity`() {
    let never = Generator<[Never]>.just([])
    let law = Law("it shows what the space shows") { trial in
      let text = trial.draw("text", String.self)
      let word = trial.draw("word", never)
      trial.expect(
        shown(IdentityComponent(Text.line(text)), word), equals: [Identity(text).extract()])
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `two tabs are a switch`() {
    let space = Switch(left: Store(4) { "\($0)" }, right: Zipper(["a", "b", "c"]))
    let component = SwitchComponent(store, pages) { _, shown, _ in shown }
    let inputs = Generator<TabsInput<Int, Turn>>.oneOf([
      numbers.map { .left($0) }, Generator<Turn>.anyCase.map { .right($0) },
      Generator<Side>.anyCase.map { .show($0) },
    ])
    let same = isSame(component, space, inputs) { input in
      switch input {
      case .left(let number): .left(.modify { shuffle(&$0, number) })
      case .right(let turn): .right(turn.update)
      case .show(let side): .show(side)
      }
    }
    #expect(same == nil)
  }

  @Test func `a state around a component is a StoreT space`() {
    let space = StoreT(
      state: 4, Zipper(["a", "b", "c"]).map { page in { (own: Int) in "\(own) \(page)" } })
    let component = StoreTComponent(
      initialState: 4,
      around: pages,
      dispatcher: Dispatcher<Void, Both<Int, Present<Zippers>>, Either<Int, Turn>>.reduce {
        both, input in
        if case .left(let number) = input { shuffle(&both.first, number) }
      },
      render: { both, inner, _ in .list([.line("\(both.first)"), inner]) })
    #expect(isSame(component, space, either) { $0.moving() } == nil)
  }

  @Test func `surroundings around a component are an EnvT space`() {
    let space = EnvT(surroundings: "dark", Zipper(["dark a", "dark b", "dark c"]))
    let component = EnvComponent(surroundings: "dark", around: pages) { .list([.line($0), $1]) }
    #expect(isSame(component, space, .anyCase) { .second($0.update) } == nil)
  }

  @Test func `a component that looks into its surroundings is an EnvT space that asks`() {
    let space = EnvT(surroundings: "dark", Zipper(["a", "b", "c"]))
      .extend { page in "\(page.ask() as String) \(page.extract())" }
    let component = EnvComponent(
      surroundings: "dark",
      around: { theme in
        ZipperComponent(["a", "b", "c"]) { page, _, _ in Text.line("\(theme) \(page)") }
      },
      render: { _, inner in inner })
    #expect(isSame(component, space, .anyCase) { .second($0.update) } == nil)
  }

  @Test func `a log around a component is a TracedT space`() {
    let inner = Zipper(["a", "b", "c"]).map { page in
      { (told: Sum<Int>) in "\(told.value) \(page)" }
    }
    let component = TracedTComponent(
      around: pages,
      telling: { _ in Sum(1) },
      render: { told, page in .list([.line("\(told.value)"), page]) })
    let same = isSame(component, TracedT(tracing: inner), .anyCase) {
      .second($0.update).then(.first(.tell(Sum(1))))
    }
    #expect(same == nil)
  }

  private var store: StoreComponent<Void, Int, Int, Text> {
    StoreComponent(
      initialState: 4, dispatcher: .reduce(shuffle), render: { state, _ in .line("\(state)") })
  }

  private var pages: ZipperComponent<Void, Text> {
    ZipperComponent(["a", "b", "c"]) { page, _, _ in .line(page) }
  }

  private var either: Generator<Either<Int, Turn>> {
    .oneOf([numbers.map { .left($0) }, Generator<Turn>.anyCase.map { .right($0) }])
  }
}

extension Turn {
  var update: Update<Zippers, Void> {
    switch self {
    case .left: .left()
    case .right: .right()
    case .first: .first()
    case .last: .last()
    }
  }
}

extension Either<Int, Turn> {
  func moving() -> Update<Day<Stores<Int>, Zippers>, Void> {
    switch self {
    case .left(let number): .first(.modify { shuffle(&$0, number) })
    case .right(let turn): .second(turn.update)
    }
  }
}
