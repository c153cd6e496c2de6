public import ArcoCore
import ArcoTesting

/// The laws of combining dispatchers, which say what each input does to the state: combining with
/// `empty` changes nothing, and how three dispatchers are grouped makes no difference.
///
/// - World, State, Input: those of the dispatchers.
///
///     let laws = DispatcherLaws(beans, water, rinsing, state: brews, input: brewInputs)
///     #expect(laws.counterexample() == nil)
///
/// Two dispatchers count as equal if random sequences of inputs lead to the same states and start
/// the same effects in the same order. Effects are compared by their ids: effects without an id are
/// only counted. Effects are not run. Problems are not compared, because it does not matter which
/// dispatcher reports a part that has gone.
public struct DispatcherLaws<World: Sendable, State, Input: Sendable>: LawSuite, Sendable {
  let first: Dispatcher<World, State, Input>
  let second: Dispatcher<World, State, Input>
  let third: Dispatcher<World, State, Input>
  let samples: DispatcherSamples<World, State, Input>

  /// Makes the laws for three dispatchers.
  ///
  /// - Parameter world: the world of the dispatchers; never used, because effects are not run.
  public init(
    _ first: Dispatcher<World, State, Input>,
    _ second: Dispatcher<World, State, Input>,
    _ third: Dispatcher<World, State, Input>,
    world: World,
    state: Generator<State>,
    input: Generator<Input>
  ) where State: Equatable & SendableMetatype {
    self.first = first
    self.second = second
    self.third = third
    self.samples = DispatcherSamples(world: world, state: state, input: input) { areSame($0, $1) }
  }

  /// Makes the laws for three dispatchers that need no world.
  public init(
    _ first: Dispatcher<World, State, Input>,
    _ second: Dispatcher<World, State, Input>,
    _ third: Dispatcher<World, State, Input>,
    state: Generator<State>,
    input: Generator<Input>
  ) where World == Void, State: Equatable & SendableMetatype {
    self.init(first, second, third, world: (), state: state, input: input)
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(Dispatcher<World, State, Input>.self)" }

  /// The laws of combining.
  public var laws: [Law] {
    let all = first.combine(second).combine(third)
    return [
      samples.law("empty before changes nothing", first, Dispatcher.empty().combine(first)),
      samples.law("empty after changes nothing", first, first.combine(.empty())),
      samples.law("empty does nothing", .reduce { _, _ in }, .empty()),
      samples.law("combining is associative", all, first.combine(second.combine(third))),
      samples.law(
        "a list is combined in its order", all,
        Dispatcher {
          first
          second
          third
        }),
    ]
  }
}
