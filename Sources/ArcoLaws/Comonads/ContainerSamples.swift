public import ArcoComonads

/// The samples for laws of a container: shapes, and valid positions of each.
///
/// - C: the container.
///
///     let samples = ContainerSamples<Pages>(
///       shapes: .integer(in: 0...3), positions: { _ in [0, 1, 2, 3] })
///
/// Every container of `ArcoComonads` has samples; define them for your own. Laws are checked at
/// *every* sample position of a shape: give all positions if there are few, or else all up to some
/// length. Give at least two if the shape has two: with only one position, laws about moves check
/// nothing.
public struct ContainerSamples<C: Container>: Sendable
where C.Position: Hashable & Sendable {
  /// The generator of the shapes.
  public let shapes: Generator<C.Shape>

  /// The sample positions of a shape, including the root.
  public let positions: @Sendable (C.Shape) -> [C.Position]

  /// The name of a shape. Shapes with equal names count as equal.
  public let name: @Sendable (C.Shape) -> String

  /// Makes samples of shapes that are not `Equatable`.
  public init(
    shapes: Generator<C.Shape>,
    positions: @escaping @Sendable (C.Shape) -> [C.Position],
    name: @escaping @Sendable (C.Shape) -> String
  ) {
    self.shapes = shapes
    self.positions = positions
    self.name = name
  }

  /// Makes samples of shapes that are compared by their `String(reflecting:)`.
  public init(
    shapes: Generator<C.Shape>,
    positions: @escaping @Sendable (C.Shape) -> [C.Position]
  ) where C.Shape: Hashable {
    self.init(shapes: shapes, positions: positions, name: { String(reflecting: $0) })
  }
}
