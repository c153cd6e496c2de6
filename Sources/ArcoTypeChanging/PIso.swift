public import ArcoOptics

/// An optic between two forms of the same value, each of which may change its type.
///
/// - Whole: the type of the whole before the change.
/// - NewWhole: the type of the whole after the change.
/// - Part: the type of the part before the change.
/// - NewPart: the type of the part after the change.
///
///     let pairs = PIso<[String: Data], [String: Page], [(String, Data)], [(String, Page)]>(
///       get: { Array($0) }, embed: { Dictionary(uniqueKeysWithValues: $0) })
///
/// Laws, checked by `PIsoTests`: if the old and new types are equal, those of `IsoOptic`;
/// otherwise, two changes one after the other equal one change by both functions.
/// - Complexity: that of its closures.
/// - In the literature: polymorphic iso, `Iso s t a b`.
public struct PIso<Whole, NewWhole, Part, NewPart>: Sendable {
  @usableFromInline
  let getPart: @Sendable (Whole) -> Part
  @usableFromInline
  let embedPart: @Sendable (NewPart) -> NewWhole

  /// Makes an iso from its two functions, which are inverse if the types are equal.
  @inlinable
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    embed: @escaping @Sendable (NewPart) -> NewWhole
  ) {
    self.getPart = get
    self.embedPart = embed
  }

  /// Makes an iso that changes no type, from a plain iso.
  @inlinable
  public init(_ optic: some IsoOptic<Whole, Part>) where NewWhole == Whole, NewPart == Part {
    self.init(get: { optic.get($0) }, embed: { optic.embed($0) })
  }

  /// The iso in the opposite direction.
  @inlinable
  public var reversed: PIso<NewPart, Part, NewWhole, Whole> {
    PIso<NewPart, Part, NewWhole, Whole>(get: embedPart, embed: getPart)
  }

  /// Returns the part.
  @inlinable
  public func get(_ whole: Whole) -> Part { getPart(whole) }

  /// Returns the new whole whose other form is `part`.
  @inlinable
  public func embed(_ part: NewPart) -> NewWhole { embedPart(part) }

  /// Returns the new whole with the part changed by `body`.
  @inlinable
  public func modifying<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> NewPart
  ) throws(Failure) -> NewWhole {
    embed(try body(get(whole)))
  }
}
