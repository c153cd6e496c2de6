/// The ``Container`` for several ``Space``s of one kind side by side, which move independently of
/// each other.
///
/// - C: the container of each space.
///
/// A shape is an array with the shape of each space. A position is an array with one position for
/// each space; an array of another length is invalid.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
/// - Complexity: every operation is O(n) for n spaces.
public enum Many<C: Container>: Container, Sendable {
  /// The position that does not move: for each space, its own root.
  @inlinable
  public static func root(_ shapes: [C.Shape]) -> [C.Position] { shapes.map { C.root($0) } }

  /// The shapes after each space has moved to its own position.
  @inlinable
  public static func reshape(_ shapes: [C.Shape], at positions: [C.Position]) -> [C.Shape] {
    precondition(
      shapes.count == positions.count, "a position of Many must contain one position for each space"
    )
    return shapes.indices.map { C.reshape(shapes[$0], at: positions[$0]) }
  }

  /// The positions that equal moving each space to its position in `first`, and then in `then`.
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
  /// Makes one space from several of one kind. Its element in view is the array of their elements
  /// in view.
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
  /// Returns the morphism from several spaces side by side (``Many``) to the space with this index.
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
      targetPosition: { _, positions in positions[index] })
  }
}

extension Update {
  /// Returns the update that moves only the space with this index, of several spaces side by side.
  ///
  /// - Complexity: O(n).
  @inlinable
  public static func element<Each>(_ index: Int, _ update: Update<Each, Value>) -> Update
  where C == Many<Each> {
    update.lifted(along: .element(index))
  }
}
