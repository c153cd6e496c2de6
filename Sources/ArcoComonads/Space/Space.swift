/// All the values there could be, and which of them is in view.
///
/// - C: the container: which positions there are and how moves compose.
/// - Element: what every position holds.
///
///     let counter = Store(0) { "counted \($0)" }
///     counter.extract()                               // "counted 0"
///     counter.select(.modify { $0 += 1 }).extract()   // "counted 1"
///
/// A space is an origin, a position counted from it, and one function from positions to elements.
/// A move replaces the position and nothing else, so a space that was moved a million times is as
/// large as a new one.
///
/// Laws, checked by `ComonadLaws`: `extract` of `duplicate` is the space; mapping `extract` over
/// `duplicate` is the space; duplicating twice is duplicating and mapping `duplicate`.
/// - Complexity: a move and a look cost what the container's functions and the lookup cost;
///   neither allocates.  `map` and `extend` allocate one closure and compute nothing.
/// - Isolation: a running thing, not `Sendable`; it stays with whoever made it.
/// - In the literature: comonad; the interpretation of a directed container.
public struct Space<C: Container, Element> {
  /// The shape from which ``position`` is counted.
  public let origin: C.Shape

  /// The position in view, counted from ``origin``.
  public let position: C.Position

  @usableFromInline
  let lookup: (C.Position) -> Element

  /// Makes a space that looks from a position of `origin`.
  ///
  /// - Parameter lookup: what each position of `origin` holds; pure.
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

  /// Makes a space that looks from where `origin` is.
  @inlinable
  public init(origin: C.Shape, lookup: @escaping (C.Position) -> Element) {
    self.init(origin: origin, position: C.root(origin), lookup: lookup)
  }

  /// The present shape: what can be reached is counted from here.
  @inlinable
  public var shape: C.Shape { C.reshape(origin, at: position) }

  /// Returns the element in view.
  @inlinable
  public func extract() -> Element { lookup(position) }

  /// Returns the element at a position of the present ``shape``, without going there.
  @inlinable
  public func peek(_ target: C.Position) -> Element {
    lookup(C.compose(origin, position, target))
  }

  /// Returns the space seen from a position of the present ``shape``.
  ///
  /// - Complexity: that of the container's `compose`; allocates nothing.
  @inlinable
  public func moved(to target: C.Position) -> Space {
    Space(origin: origin, position: C.compose(origin, position, target), lookup: lookup)
  }
}

@available(*, unavailable)
extension Space: Sendable {}
