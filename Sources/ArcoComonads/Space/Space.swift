/// All the values that could be shown, and the position of the value in view.
///
/// - C: the container, which defines the positions and how moves compose.
/// - Element: the type of the value at each position.
///
///     let counter = Store(0) { "counted \($0)" }
///     counter.extract()                               // "counted 0"
///     counter.select(.modify { $0 += 1 }).extract()   // "counted 1"
///
/// A space consists of an origin, a position relative to it, and a function from positions to
/// elements. A move replaces only the position, so a space that was moved a million times is as
/// large as a new one.
///
/// Laws, checked by `ComonadLaws`: `extract` of `duplicate` is the space; mapping `extract` over
/// `duplicate` is the space; duplicating twice is duplicating and mapping `duplicate`.
/// - Complexity: a move costs one call of the container's `compose`, and reading an element costs
///   one call of the lookup; neither allocates.  `map` and `extend` allocate one closure and
///   compute nothing.
/// - Isolation: not `Sendable`; for use by its creator.
/// - In the literature: comonad; the interpretation of a directed container.
public struct Space<C: Container, Element> {
  /// The shape to which ``position`` is relative.
  public let origin: C.Shape

  /// The position in view, relative to ``origin``.
  public let position: C.Position

  @usableFromInline
  let lookup: (C.Position) -> Element

  /// Makes a space at a position of `origin`.
  ///
  /// - Parameter lookup: a pure function that returns the element at a position of `origin`.
  @inlinable
  public init(
    origin: C.Shape,
    position: C.Position,
    lookup: @escaping (C.Position) -> Element
  ) {
    self.origin = origin
    self.position = position
    self.lookup = lookup
  }

  /// Makes a space at the root position of `origin`.
  @inlinable
  public init(origin: C.Shape, lookup: @escaping (C.Position) -> Element) {
    self.init(origin: origin, position: C.root(origin), lookup: lookup)
  }

  /// The current shape, to which the positions of moves are relative.
  @inlinable
  public var shape: C.Shape { C.reshape(origin, at: position) }

  /// Returns the element in view.
  @inlinable
  public func extract() -> Element { lookup(position) }

  /// Returns the element at a position of the current ``shape``, without moving.
  @inlinable
  public func peek(_ target: C.Position) -> Element {
    lookup(C.compose(origin, position, target))
  }

  /// Returns the space moved to a position of the current ``shape``.
  ///
  /// - Complexity: that of the container's `compose`; allocates nothing.
  @inlinable
  public func moved(to target: C.Position) -> Space {
    Space(origin: origin, position: C.compose(origin, position, target), lookup: lookup)
  }
}

@available(*, unavailable)
extension Space: Sendable {}
