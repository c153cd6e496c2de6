public import ArcoCore
public import ArcoOptics
import ArcoTesting

/// The laws of widening a dispatcher of a part to a dispatcher of the whole. Widening two combined
/// dispatchers equals combining the widened ones. A widened dispatcher ignores inputs for other
/// parts. Widening by the optic `Itself` changes nothing.
///
/// - World: that of the dispatchers.
/// - StateOptic, InputOptic: the optics from the whole to the part.
///
///     let laws = WideningLaws(
///       weighing, labelling, state: Lens(\Brew.beans), input: BrewInput.prisms.beans,
///       wholes: brews, inputs: brewInputs)
///     #expect(laws.counterexample() == nil)
///
/// For widening in two steps see ``NestingLaws``.
public struct WideningLaws<World: Sendable, StateOptic: AffineOptic, InputOptic: PrismOptic>:
  LawSuite, Sendable
where InputOptic.Whole: Sendable, InputOptic.Part: Sendable {
  /// A dispatcher of the part.
  public typealias Inner = Dispatcher<World, StateOptic.Part, InputOptic.Part>

  let first: Inner
  let second: Inner
  let state: StateOptic
  let input: InputOptic
  let samples: DispatcherSamples<World, StateOptic.Whole, InputOptic.Whole>

  /// Makes the laws for two dispatchers and the optics that widen them.
  ///
  /// - Parameter world: the world of the dispatchers; never used, because effects are not run.
  public init(
    _ first: Inner,
    _ second: Inner,
    world: World,
    state: StateOptic,
    input: InputOptic,
    wholes: Generator<StateOptic.Whole>,
    inputs: Generator<InputOptic.Whole>
  ) where StateOptic.Whole: Equatable & SendableMetatype {
    self.first = first
    self.second = second
    self.state = state
    self.input = input
    self.samples = DispatcherSamples(world: world, state: wholes, input: inputs) { areSame($0, $1) }
  }

  /// Makes the laws for two dispatchers that need no world.
  public init(
    _ first: Inner,
    _ second: Inner,
    state: StateOptic,
    input: InputOptic,
    wholes: Generator<StateOptic.Whole>,
    inputs: Generator<InputOptic.Whole>
  ) where World == Void, StateOptic.Whole: Equatable & SendableMetatype {
    self.init(
      first, second, world: (), state: state, input: input, wholes: wholes, inputs: inputs)
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(Inner.self)" }

  /// The laws of widening.
  public var laws: [Law] {
    let one = first.widen(ifPresent: state, input: input)
    let other = second.widen(ifPresent: state, input: input)
    return [
      samples.law(
        "widening distributes over combine", one.combine(other),
        first.combine(second).widen(ifPresent: state, input: input)),
      samples.law(
        "widening by the identity changes nothing", one,
        one.widen(state: Itself<StateOptic.Whole>(), input: Itself<InputOptic.Whole>())),
      untouched(one),
    ]
  }

  /// The law that an input of another case does nothing.
  private func untouched(_ wide: Dispatcher<World, StateOptic.Whole, InputOptic.Whole>) -> Law {
    Law("an input of another case does nothing") { trial in
      let state = trial.draw("state", samples.state)
      let wholeInput = trial.draw("input", samples.input)
      guard input.extract(wholeInput) == nil else { return trial.pass() }
      let found = samples.state(after: wholeInput, in: state, wide)
      trial.expect(found, equals: state, by: samples.areEqual)
    }
  }
}
