public import ArcoCore
import ArcoTesting

/// The law that the order in which two dispatchers are combined does not matter.
///
/// - World, State, Input: those of the dispatchers.
///
///     let pour = Dispatcher<Void, Int, Int>.reduce { level, amount in level += amount }
///     let limit = Dispatcher<Void, Int, Int>.reduce { level, _ in level = min(level, 250) }
///     let found = CommutingLaws(pour, limit, state: .integer(in: 0...400), input: .integer(in: 0...200))
///       .counterexample()  // a level and the inputs that tell the two orders apart
///
/// Random words of inputs lead both orders through the same states, and after each input both have started the same
/// effects. The order in which one input's effects start is free. Effects are compared by their ids: effects without an id
/// are only counted. No effect is begun, and problems are not compared.
///
/// Unlike ``DispatcherLaws`` this is a property of two dispatchers, not of all: check it where a list is to be reordered.
public struct CommutingLaws<World: Sendable, State, Input: Sendable>: LawSuite, Sendable {
  let first: Dispatcher<World, State, Input>
  let second: Dispatcher<World, State, Input>
  let samples: DispatcherSamples<World, State, Input>

  /// Makes the law for two dispatchers.
  ///
  /// - Parameter world: the dispatchers' world. No effect runs, so none uses it.
  public init(
    _ first: Dispatcher<World, State, Input>,
    _ second: Dispatcher<World, State, Input>,
    world: World,
    state: Generator<State>,
    input: Generator<Input>
  ) where State: Equatable & SendableMetatype {
    self.first = first
    self.second = second
    self.samples = DispatcherSamples(world: world, state: state, input: input) { areSame($0, $1) }
  }

  /// Makes the law for two dispatchers that need no world.
  public init(
    _ first: Dispatcher<World, State, Input>,
    _ second: Dispatcher<World, State, Input>,
    state: Generator<State>,
    input: Generator<Input>
  ) where World == Void, State: Equatable & SendableMetatype {
    self.init(first, second, world: (), state: state, input: input)
  }

  /// The dispatchers by their type.
  public var subject: String { "\(Dispatcher<World, State, Input>.self)" }

  /// The law of both orders.
  public var laws: [Law] {
    [
      samples.law(
        "either order does the same", first.combine(second), second.combine(first),
        startingInAnyOrder: true)
    ]
  }
}
