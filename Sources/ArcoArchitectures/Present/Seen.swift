public import ArcoComonads
public import ArcoOptics

/// What a morphism sees of a space, as a part of the state that a driver keeps.
///
/// - Source: the container of the larger space.
/// - Target: the container of what is seen.
///
///     let first = Seen<Day<Zippers, Zippers>, Zippers>(.first())
///     let left = wizard.component.dispatcher.child(state: first, input: BothInput.prisms.left)
///
/// A part that is read is where the morphism sees it, counted from what it sees of the whole's origin. A
/// morphism that does not say where that is sees the part at an origin of its own: that is the same for zippers,
/// stores, machines and interfaces, whose positions are counted from nowhere, and loses what was told in a
/// `Traced` space. The laws of a lens hold up to the origin: a part that was put and is read again has the
/// same shape.
///
/// Laws, checked by `SeenTests`: changing the part is moving the whole by the lifted update.
/// - Complexity: that of the morphism's two functions.
public struct Seen<Source: Container, Target: Container>: LensOptic {
  /// The larger space.
  public typealias Whole = Present<Source>
  /// What is seen of it.
  public typealias Part = Present<Target>

  /// The morphism that sees it.
  public let morphism: Morphism<Source, Target>

  /// Makes an optic of a morphism.
  public init(_ morphism: Morphism<Source, Target>) { self.morphism = morphism }

  /// Returns what is seen.
  public func get(_ whole: Present<Source>) -> Present<Target> {
    let here = morphism.shape(whole.shape)
    guard let base = morphism.seen(whole.origin, whole.position) else {
      return Present(origin: here)
    }
    return Present(
      origin: morphism.shape(whole.origin), base: base, place: Target.root(here))
  }

  /// Changes what is seen, and goes in the whole where that leads.
  public func modify<Result, Failure: Error>(
    _ whole: inout Present<Source>,
    _ body: (inout Present<Target>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let shape = whole.shape
    var part = get(whole)
    // A part that another takes the place of is gone to from here, as far as it had gone.
    defer { whole.move(to: morphism.position(shape, part.place)) }
    return try body(&part)
  }
}
