public import ArcoCore
public import ArcoOptics
import ArcoTesting

/// The law of nested widening: making a dispatcher of a part one of the whole in two steps equals
/// making it so in one step, by the composed optics.
///
/// - World: that of the dispatcher.
/// - OuterState, OuterInput: the optics from the whole to the middle.
/// - InnerState, InnerInput: the optics from the middle to the part.
///
///     let laws = NestingLaws(
///       weighing, state: Lens(\Shop.brew), Lens(\Brew.beans),
///       input: ShopInput.prisms.brew, BrewInput.prisms.beans, wholes: shops, inputs: shopInputs)
///     #expect(laws.counterexample() == nil)
public struct NestingLaws<
  World: Sendable,
  OuterState: AffineOptic, InnerState: AffineOptic,
  OuterInput: PrismOptic, InnerInput: PrismOptic
>: LawSuite, Sendable
where
  OuterState.Part == InnerState.Whole, OuterInput.Part == InnerInput.Whole,
  OuterInput.Whole: Sendable, OuterInput.Part: Sendable, InnerInput.Part: Sendable
{
  let dispatcher: Dispatcher<World, InnerState.Part, InnerInput.Part>
  let outerState: OuterState
  let innerState: InnerState
  let outerInput: OuterInput
  let innerInput: InnerInput
  let samples: DispatcherSamples<World, OuterState.Whole, OuterInput.Whole>

  /// Makes the law for a dispatcher and two steps, the outer one first.
  ///
  /// - Parameter world: the world of the dispatchers; never used, because effects are not run.
  public init(
    _ dispatcher: Dispatcher<World, InnerState.Part, InnerInput.Part>,
    world: World,
    state outerState: OuterState,
    _ innerState: InnerState,
    input outerInput: OuterInput,
    _ innerInput: InnerInput,
    wholes: Generator<OuterState.Whole>,
    inputs: Generator<OuterInput.Whole>
  ) where OuterState.Whole: Equatable & SendableMetatype {
    self.dispatcher = dispatcher
    self.outerState = outerState
    self.innerState = innerState
    self.outerInput = outerInput
    self.innerInput = innerInput
    self.samples = DispatcherSamples(world: world, state: wholes, input: inputs) { areSame($0, $1) }
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(Dispatcher<World, InnerState.Part, InnerInput.Part>.self)" }

  /// The law of nesting.
  public var laws: [Law] {
    let inner = dispatcher.widen(ifPresent: innerState, input: innerInput)
    return [
      samples.law(
        "widening in two steps is widening by the composed optics",
        dispatcher.widen(
          ifPresent: outerState.appending(innerState), input: outerInput.appending(innerInput)),
        inner.widen(ifPresent: outerState, input: outerInput))
    ]
  }
}

extension NestingLaws where World == Void {
  /// Makes the law for a dispatcher that needs no world.
  public init(
    _ dispatcher: Dispatcher<Void, InnerState.Part, InnerInput.Part>,
    state outerState: OuterState,
    _ innerState: InnerState,
    input outerInput: OuterInput,
    _ innerInput: InnerInput,
    wholes: Generator<OuterState.Whole>,
    inputs: Generator<OuterInput.Whole>
  ) where OuterState.Whole: Equatable & SendableMetatype {
    self.init(
      dispatcher, world: (), state: outerState, innerState, input: outerInput, innerInput,
      wholes: wholes, inputs: inputs)
  }
}
