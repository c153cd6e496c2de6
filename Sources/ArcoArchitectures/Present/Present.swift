public import ArcoComonads

/// The position of a `Space`, as data: the part of a space that changes, for the state of a
/// component.
///
/// - C: the container.
///
///     var present = ZipperComponent(["Name", "Address"]) { title, _, _ in h1(title) }.state
///     present.move(by: .right())
///     present.position   // 1
///
/// A `Space` is a position and a function from positions to the elements that they show. The
/// function never changes, so it stays in the component's face. The position changes, so it is the
/// state of the component.
///
/// A program makes the first position, its `state`. From then on only the container's moves change
/// it: nothing can put a state into a machine, or take back a value that was told. There is one
/// exception: the compiler cannot refuse a position of another space of the same type, such as
/// another program's `state` or a `Moment` of another machine.
///
/// Laws, checked by `PresentTests`: moving this position, and then reading the element there,
/// equals selecting in the space and extracting.
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

  /// Makes a position, counted from a shape.
  @inlinable
  package init(origin: C.Shape, position: C.Position) {
    self.init(origin: origin, base: nil, place: position)
  }

  /// Makes the current position of a shape.
  @inlinable
  package init(origin: C.Shape) {
    self.init(origin: origin, position: C.root(origin))
  }

  /// Makes the current position of a space.
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

  /// The current shape, from which the positions of moves are counted.
  @inlinable
  public var shape: C.Shape { C.reshape(start, at: place) }

  /// The shape from which ``place`` is counted.
  @inlinable
  var start: C.Shape {
    guard let base else { return origin }
    return C.reshape(origin, at: base)
  }

  /// Moves to a position of the current ``shape``.
  @inlinable
  public mutating func move(to target: C.Position) {
    place = C.compose(start, place, target)
  }

  /// Moves as an update does from the current shape, and returns the answer of the update.
  @inlinable
  @discardableResult
  public mutating func move<Value>(by update: Update<C, Value>) -> Value {
    let (position, value) = update.run(shape)
    move(to: position)
    return value
  }
}

extension Present: Equatable where C.Shape: Equatable, C.Position: Equatable {
  /// True if the ``origin``s are equal and the ``position``s are equal. The moves that led to a
  /// position do not matter.
  @inlinable
  public static func == (left: Present, right: Present) -> Bool {
    left.origin == right.origin && left.position == right.position
  }
}

extension Present: Sendable where C.Shape: Sendable, C.Position: Sendable {}

extension Space {
  /// Returns this space moved to the position that a component has stored.
  ///
  /// - Complexity: O(1); allocates nothing.
  @inlinable
  public func at(_ present: Present<C>) -> Space { placed(at: present.position) }
}
