public import ArcoComonads
public import ArcoCore

/// A component over `StreamSpace`: there is only forward.
///
/// - World, Content: those of every component.
/// - Seed: what the stream grows from.
///
///     let slides = StreamComponent(
///       seed: 1,
///       next: { $0 + 1 },
///       render: { number, send in button("Slide \(number)", .onClick { send(.next) }) }
///     )
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain stream shows as far ahead.
/// - Complexity: a step costs `next`.
public typealias StreamComponent<World: Sendable, Seed, Content: ArcoCore.Content> =
  Program<World, Present<Streams<Seed>>, Onward, Content>

/// How to go along a stream.
public enum Onward: Hashable, Sendable {
  /// To the next element.
  case next
  /// So many elements ahead; not negative.
  case skip(Int)

  /// The number of elements to go.
  public var count: Int {
    switch self {
    case .next: 1
    case .skip(let count): count
    }
  }
}

extension Program {
  /// Makes an endless row of views that grows from a seed.
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
