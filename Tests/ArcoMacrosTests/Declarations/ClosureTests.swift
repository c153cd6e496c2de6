#if Macros
  import Arco
  import ArcoMacros
  import ArcoLaws
  import Testing

  private typealias Handler = (Int) -> Int
  private typealias Mapping<Value> = (Value) -> Value
  private enum Names { typealias Handler = @Sendable (Int) -> Int }

  @Optics private enum Step {
    case plain((Int) -> Int)
    case named(Handler)
    case generic(Mapping<Int>)
    case member(Names.Handler)
    case labelled(run: (Int) -> Int)
    case parenthesised(((Int) -> Int))
    case sendable(@Sendable (Int) -> Int)
    case optional(((Int) -> Int)?)
    case list([Handler])
    case several((Int) -> Int, then: Handler)
    case isolated(@MainActor () -> Void)
    case waiting(() async throws -> Int)
    case convention(@convention(c) (Int) -> Int)
    case standard(Handler?)
    case done
  }

  @Optics private enum Kept<Value> {
    typealias Run = (Value) -> Value
    case run(Run)
    indirect case onSelf((Self) -> Self)
    case value(Value)
  }

  @Optics private struct Handlers {
    var plain: (Int) -> Int
    let named: Handler
    var optional: ((Int) -> Int)?
    var sendable: @Sendable (Int) -> Int
    var list: [() -> Void]
    var throwing: (inout Int) throws(Failure) -> Void
    let waiting: @MainActor () async -> Int
  }

  @Optics private struct Written {
    let count: Int
    let handler: Handler
    var step: (Int) -> Int

    init(handler: @escaping Handler, count: Int, step: @escaping (Int) -> Int) {
      self.count = count
      self.handler = handler
      self.step = step
    }
  }

  struct ClosureTests {
    private let functions = Generator<Int>.integer(in: -9...9).map { number -> (Int) -> Int in
      { $0 + number }
    }

    @Test func `a case that holds a function has a prism that obeys the laws`() {
      expectLaws(Step.prisms.plain)
      expectLaws(Step.prisms.named)
      expectLaws(Step.prisms.generic)
      expectLaws(Step.prisms.labelled)
      expectLaws(Step.prisms.parenthesised)
      expectLaws(Kept<Int>.prisms.run, done: .value(1))
    }

    @Test func `a function goes in and comes out`() {
      #expect(Step.prisms.member.extract(Step.prisms.member.embed { $0 * 2 })?(4) == 8)
      #expect(Step.prisms.sendable.extract(Step.prisms.sendable.embed { $0 * 2 })?(4) == 8)
      #expect(Step.prisms.convention.extract(.convention { $0 * 2 })?(4) == 8)
      #expect(Step.prisms.optional.extract(.optional { $0 * 2 })??(4) == 8)
      #expect(Step.prisms.list.extract(Step.prisms.list.embed([{ $0 * 2 }]))?.first?(4) == 8)
      let several = Step.prisms.several.embed(({ $0 * 2 }, then: { $0 * 3 }))
      #expect(Step.prisms.several.extract(several)?.then(4) == 12)
      #expect(Step.prisms.plain.extract(.done) == nil)
    }

    @Test func `lenses to functions obey the laws`() {
      let samples = functions.map {
        Handlers(
          plain: $0, named: $0, sendable: { $0 }, list: [], throwing: { _ in }, waiting: { 1 })
      }
      let plain = LensLaws(
        Handlers.lenses.plain, whole: samples, part: functions,
        wholesAreEqual: { $0.plain(3) == $1.plain(3) && $0.named(3) == $1.named(3) },
        partsAreEqual: { $0(3) == $1(3) })
      #expect(plain.counterexample() == nil)
      let named = LensLaws(
        Handlers.lenses.named, whole: samples, part: functions,
        wholesAreEqual: { $0.plain(3) == $1.plain(3) && $0.named(3) == $1.named(3) },
        partsAreEqual: { $0(3) == $1(3) })
      #expect(named.counterexample() == nil)
    }

    @Test func `a constant function is set again where an initialiser takes it`() {
      let laws = LensLaws(
        Written.lenses.handler,
        whole: functions.map { Written(handler: $0, count: 1, step: $0) }, part: functions,
        wholesAreEqual: { $0.handler(3) == $1.handler(3) && $0.step(3) == $1.step(3) },
        partsAreEqual: { $0(3) == $1(3) })
      #expect(laws.counterexample() == nil)
    }

    private func expectLaws(
      _ prism: some PrismOptic<Step, (Int) -> Int>,
      at location: SourceLocation = #_sourceLocation
    ) {
      let laws = PrismLaws(
        prism, whole: functions.map { _ in .done }, part: functions,
        wholesAreEqual: { [prism] in prism.extract($0)?(3) == prism.extract($1)?(3) },
        partsAreEqual: { $0(3) == $1(3) })
      #expect(laws.counterexample() == nil, sourceLocation: location)
    }

    private func expectLaws(
      _ prism: some PrismOptic<Kept<Int>, (Int) -> Int>, done: Kept<Int>
    ) {
      let laws = PrismLaws(
        prism, whole: functions.map { .run($0) }, part: functions,
        wholesAreEqual: { [prism] in prism.extract($0)?(3) == prism.extract($1)?(3) },
        partsAreEqual: { $0(3) == $1(3) })
      #expect(laws.counterexample() == nil)
      #expect(prism.extract(done) == nil)
    }
  }
#endif
