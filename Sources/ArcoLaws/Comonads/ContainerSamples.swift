public import ArcoComonads

/// What laws try a container on: its shapes, and the positions that fit each.
///
/// - C: the container.
///
///     let samples = ContainerSamples<Pages>(
///       shapes: .integer(in: 0...3), positions: { _ in [0, 1, 2, 3] })
///
/// There is one for every container of `ArcoComonads`, and for yours when you make it. Laws are
/// compared at *every* position that is given for a shape: all of them where they are few, else all
/// up to some length. Give at least two wherever there are two: with a single position, a law about
/// moves says nothing.
public struct ContainerSamples<C: Container>: Sendable
where C.Position: Hashable & Sendable {
  /// Shapes to begin with.
  public let shapes: Generator<C.Shape>

  /// The positions of a shape that are looked at, the root among them.
  public let positions: @Sendable (C.Shape) -> [C.Position]

  /// What tells shapes apart: equal names, equal shapes.
  public let name: @Sendable (C.Shape) -> String

  /// Makes samples of shapes that cannot be compared.
  public init(
    shapes: Generator<C.Shape>,
    positions: @escaping @Sendable (C.Shape) -> [C.Position],
    name: @escaping @Sendable (C.Shape) -> String
  ) {
    self.shapes = shapes
    self.positions = positions
    self.name = name
  }

  /// Makes samples of shapes that print as what they are.
  public init(
    shapes: Generator<C.Shape>,
    positions: @escaping @Sendable (C.Shape) -> [C.Position]
  ) where C.Shape: Hashable {
    self.init(shapes: shapes, positions: positions, name: { String(reflecting: $0) })
  }
}
