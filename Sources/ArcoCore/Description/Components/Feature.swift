/// A state type that names its input and its world, so that one name stands for a whole feature.
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
/// The protocol costs nothing at run time: `DispatcherOf<Dose>` is another name for
/// `Dispatcher<Void, Dose, Dose.Input>`. A state that cannot conform, such as an `Int`, uses the
/// full type: `Dispatcher<Void, Int, Int>`.
public protocol Feature {
  /// The events that can happen to the feature.
  associatedtype Input: Sendable
  /// The dependencies of the feature's effects; `Void` by default.
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
