/// The container of any number of independent spaces of one kind side by side.
///
/// - C: the container of each space.
///
/// A position consists of one position for each shape; any other number is invalid.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
/// - Complexity: every operation is O(n) for n spaces.
public enum Many<C: Container>: Container, Sendable {
  /// The list of the roots.
  @inlinable
  public static func root(_ shapes: [C.Shape]) -> [C.Position] { shapes.map { C.root($0) } }

  /// The list of the shapes at their positions.
  @inlinable
  public static func reshape(_ shapes: [C.Shape], at positions: [C.Position]) -> [C.Shape] {
    precondition(
      shapes.count == positions.count, "a position of Many must contain one position for each space"
    )
    return shapes.indices.map { C.reshape(shapes[$0], at: positions[$0]) }
  }

  /// The list of the composed positions.
  @inlinable
  public static func compose(
    _ shapes: [C.Shape],
    _ first: [C.Position],
    _ then: [C.Position]
  ) -> [C.Position] {
    precondition(
      shapes.count == first.count && shapes.count == then.count,
      "a position of Many must contain one position for each space")
    return shapes.indices.map { C.compose(shapes[$0], first[$0], then[$0]) }
  }
}

extension Space {
  /// Makes one space from spaces of one kind. It shows the array of their elements.
  ///
  /// - Complexity: O(n), as is each `extract`.
  @inlinable
  public init<Each, Shown>(each spaces: [Space<Each, Shown>])
  where C == Many<Each>, Element == [Shown] {
    self.init(
      origin: spaces.map { $0.origin },
      position: spaces.map { $0.position },
      lookup: { positions in
        spaces.indices.map { spaces[$0].lookup(positions[$0]) }
      }
    )
  }
}

extension Morphism {
  /// Returns the morphism to the space with this index.
  ///
  /// - Complexity: O(n).
  @inlinable
  public static func element(_ index: Int) -> Morphism where Source == Many<Target> {
    Morphism(
      shape: { $0[index] },
      position: { shapes, position in
        var positions = Source.root(shapes)
        positions[index] = position
        return positions
      },
      seen: { _, positions in positions[index] })
  }
}

extension Update {
  /// Returns the update that moves the space with this index.
  ///
  /// - Complexity: O(n).
  @inlinable
  public static func element<Each>(_ index: Int, _ update: Update<Each, Value>) -> Update
  where C == Many<Each> {
    update.lifted(along: .element(index))
  }
}
