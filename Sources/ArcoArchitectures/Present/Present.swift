public import ArcoComonads

/// Where a space is, as data: all that a driver keeps of it.
///
/// - C: the container.
///
///     var present = ZipperComponent(["Name", "Address"]) { title, _, _ in h1(title) }.state
///     present.move(by: .right())
///     present.position   // 1
///
/// A program has the first one as its `state`, and from there on the container's moves are the only way. So nobody puts
/// a state into a machine, and nobody takes back what was told. There is one exception: a value that another space of
/// the same type reached, another program's `state` or a `Moment` of another machine, fits by its type.
///
/// A `Space` is this and a function from positions to what they show. The function never
/// changes, so it stays in the component's face; what moves is the state of an ordinary component.
///
/// Laws, checked by `PresentTests`: moving this and looking is selecting in the space and extracting.
/// - Complexity: a move costs its update and the container's functions; it allocates nothing.
public struct Present<C: Container> {
  /// The shape from which ``position`` is counted.
  public let origin: C.Shape

  /// The position from which ``place`` is counted; nil for the origin's own.
  @usableFromInline
  let base: C.Position?

  @usableFromInline
  var place: C.Position

  @inlinable
  init(origin: C.Shape, base: C.Position?, place: C.Position) {
    self.origin = origin
    self.base = base
    self.place = place
  }

  /// Begins at a position of a shape.
  @inlinable
  package init(origin: C.Shape, position: C.Position) {
    self.init(origin: origin, base: nil, place: position)
  }

  /// Begins where a shape is.
  @inlinable
  package init(origin: C.Shape) {
    self.init(origin: origin, position: C.root(origin))
  }

  /// Begins where a space is.
  @inlinable
  package init<Element>(_ space: Space<C, Element>) {
    self.init(origin: space.origin, position: space.position)
  }

  /// The position, counted from ``origin``.
  @inlinable
  public var position: C.Position {
    guard let base else { return place }
    return C.compose(origin, base, place)
  }

  /// The present shape: what can be reached is counted from here.
  @inlinable
  public var shape: C.Shape { C.reshape(start, at: place) }

  /// The shape from which ``place`` is counted.
  @inlinable
  var start: C.Shape {
    guard let base else { return origin }
    return C.reshape(origin, at: base)
  }

  /// Goes to a position of the present ``shape``.
  @inlinable
  public mutating func move(to target: C.Position) {
    place = C.compose(start, place, target)
  }

  /// Goes where an update goes from here, and returns its answer.
  @inlinable
  @discardableResult
  public mutating func move<Value>(by update: Update<C, Value>) -> Value {
    let (position, value) = update.run(shape)
    move(to: position)
    return value
  }
}

extension Present: Equatable where C.Shape: Equatable, C.Position: Equatable {
  /// Whether both are at the same position of the same shape.
  @inlinable
  public static func == (left: Present, right: Present) -> Bool {
    left.origin == right.origin && left.position == right.position
  }
}

extension Present: Sendable where C.Shape: Sendable, C.Position: Sendable {}

extension Space {
  /// Returns the space of the same elements where a component of it is.
  ///
  /// - Complexity: O(1); allocates nothing.
  @inlinable
  public func at(_ present: Present<C>) -> Space { placed(at: present.position) }
}
