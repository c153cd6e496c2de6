/// An endless sequence of elements, seen from one of them: a slide show.
///
/// - Seed: the type from which an element and the next seed are computed.
/// - Element: the content that is shown.
///
///     let powers = StreamSpace(seed: 1, next: { $0 * 2 }, show: { "\($0)" })
///     powers.select(.shift(3)).extract()   // "8"
///
/// Not named `Stream`: Foundation has a class of that name.
/// - Complexity: reading an element takes no steps, because the position contains the seed.
/// - In the literature: the stream comonad, grown by an unfold.
public typealias StreamSpace<Seed, Element> = Space<Streams<Seed>, Element>

extension Space {
  /// Makes a stream from its first seed, a function to the next seed, and a function that shows a
  /// seed.
  @inlinable
  public init<Seed>(
    seed: Seed,
    next: @escaping (Seed) -> Seed,
    show: @escaping (Seed) -> Element
  ) where C == Streams<Seed> {
    self.init(origin: Spring(seed: seed, next: next)) { show($0.seed) }
  }

  /// Returns the rest of the stream after some steps.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public func dropping<Seed>(_ count: Int = 1) -> Space where C == Streams<Seed> {
    moved(to: shape.ahead(count))
  }

  /// Returns the next elements, starting with the current one.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public func prefix<Seed>(_ count: Int) -> [Element] where C == Streams<Seed> {
    var rest = self
    return (0..<count).map { _ in
      defer { rest = rest.dropping() }
      return rest.extract()
    }
  }
}
