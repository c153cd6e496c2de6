public import ArcoComonads
public import ArcoOptics

/// A lens from the position of a space to the position of a space inside it, made from a
/// `Morphism`. With it, a space inside another becomes a child component.
///
/// - Source: the container of the larger space.
/// - Target: the container of the space inside it.
///
///     let first = MorphismLens<Day<Zippers, Zippers>, Zippers>(.first())
///     let left = wizard.component.dispatcher.child(state: first, input: BothInput.prisms.left)
///
/// Reading returns the position of the inner space, counted from its origin. A morphism without the
/// function `targetPosition` cannot compute this position; then the current shape of the inner
/// space becomes the origin. This makes no difference for zippers, stores, machines and interfaces,
/// whose positions are absolute, but a `Traced` space loses its accumulated value. So the laws of a
/// lens hold up to the origin: a part that is written and read again has the same shape. Where a
/// position counts from where the space was, like the steps along a ring, this holds for a part that was
/// read from the present whole and moved: an older part moves the whole by its steps once more.
///
/// Laws, checked by `MorphismLensTests`: changing the part equals moving the whole by the lifted
/// update.
/// - Complexity: that of the morphism's two functions.
public struct MorphismLens<Source: Container, Target: Container>: LensOptic {
  /// The position of the larger space.
  public typealias Whole = Present<Source>
  /// The position of the inner space.
  public typealias Part = Present<Target>

  /// The morphism from the larger space to the inner space.
  public let morphism: Morphism<Source, Target>

  /// Makes the lens of a morphism.
  public init(_ morphism: Morphism<Source, Target>) { self.morphism = morphism }

  /// Returns the position of the inner space.
  public func get(_ whole: Present<Source>) -> Present<Target> {
    let here = morphism.shape(whole.shape)
    guard let base = morphism.targetPosition(whole.origin, whole.position) else {
      return Present(origin: here)
    }
    return Present(
      origin: morphism.shape(whole.origin), base: base, place: Target.root(here))
  }

  /// Changes the position of the inner space, and moves the larger space accordingly.
  public func modify<Result, Failure: Error>(
    _ whole: inout Present<Source>,
    _ body: (inout Present<Target>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let shape = whole.shape
    var part = get(whole)
    // If `body` replaces the part by another one, the whole moves to the other part's place.
    defer { whole.move(to: morphism.position(shape, part.place)) }
    return try body(&part)
  }
}
