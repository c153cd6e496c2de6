/// A state that names its inputs and its world, so that a feature has one name.
///
///     struct Dose: Feature {
///       var grams = 15.0
///
///       enum Input { case plus, minus }
///     }
///
///     let dose = DispatcherOf<Dose>.reduce { dose, input in
///       dose.grams += input == .plus ? 1 : -1
///     }
///
/// It asks for nothing when it runs: `DispatcherOf<Dose>` is `Dispatcher<Void, Dose, Dose.Input>`. A
/// state that cannot conform, such as an `Int`, goes without it: `Dispatcher<Void, Int, Int>`.
public protocol Feature {
  /// What can happen to it.
  associatedtype Input: Sendable
  /// What its effects need from outside; nothing, unless the type says so.
  associatedtype World: Sendable = Void
}

/// The dispatcher of a feature.
public typealias DispatcherOf<State: Feature> = Dispatcher<State.World, State, State.Input>

/// An effect of a feature.
public typealias EffectOf<State: Feature> = Effect<State.World, State, State.Input>

/// A face of a feature.
///
/// Hosts have shorter names for their own content, such as `PageFace`.
public typealias FaceOf<State: Feature, Content: ArcoCore.Content> =
  Face<State, State.Input, Content>

/// A component of a feature.
///
/// Hosts have shorter names for their own content, such as `PageComponent`.
public typealias ComponentOf<State: Feature, Content: ArcoCore.Content> =
  Component<State.World, State, State.Input, Content>

/// A feature as a child of another.
public typealias ChildOf<Whole: Feature, Part: Feature> =
  Child<Part.World, Whole, Whole.Input, Part, Part.Input>
