public import ArcoComonads
public import ArcoCore

/// A component that only moves forward through an endless sequence. It is a component over the
/// comonad `StreamSpace`.
///
/// - World, Content: the types of the component.
/// - Seed: the type from which a view and the next seed are computed.
///
///     let slides = StreamComponent(
///       seed: 1,
///       next: { $0 + 1 },
///       render: { number, send in button("Slide \(number)", .onClick { send(.next) }) }
///     )
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the stream after as
/// many steps.
/// - Complexity: a step costs one call of `next`.
public typealias StreamComponent<World: Sendable, Seed, Content: ArcoCore.Content> =
  Program<World, Present<Streams<Seed>>, Onward, Content>

/// The moves along a stream.
public enum Onward: Hashable, Sendable {
  /// Moves to the next element.
  case next
  /// Moves this number of elements ahead; not negative.
  case skip(Int)

  /// The number of elements by which this moves ahead.
  public var count: Int {
    switch self {
    case .next: 1
    case .skip(let count): count
    }
  }
}

extension Program {
  /// Makes a component from a first seed, a function that computes the next seed, and a function
  /// that shows a seed.
  public init<Seed>(
    seed: Seed,
    next: @escaping @Sendable (Seed) -> Seed,
    render: @escaping (Seed, Send<Input>) -> Content
  ) where World == Void, State == Present<Streams<Seed>>, Input == Onward {
    self.init(
      Component(
        .reduce { present, way in present.move(to: present.shape.ahead(way.count)) },
        Face { present, send in render(present.position.seed, send) }),
      state: Present(origin: Spring(seed: seed, next: next)))
  }
}

#if !hasFeature(Embedded)
  extension Onward: Codable {}
#endif
