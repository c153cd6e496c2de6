/// An endless sequence of elements, seen from one of them: a slide show.
///
/// - Seed: what it grows from.
/// - Element: what is shown.
///
///     let powers = StreamSpace(seed: 1, next: { $0 * 2 }, show: { "\($0)" })
///     powers.select(.shift(3)).extract()   // "8"
///
/// Not named `Stream`: Foundation has a class of that name.
/// - Complexity: a look costs no steps; the seed is kept, and the number of steps.
/// - In the literature: the stream comonad, grown by an unfold.
public typealias StreamSpace<Seed, Element> = Space<Streams<Seed>, Element>

extension Space {
  /// Grows a stream.
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

  /// Returns the first elements from here.
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
