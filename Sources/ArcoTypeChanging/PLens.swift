public import ArcoOptics

/// An optic to a part that every whole has exactly once, and that may change its type.
///
/// - Whole: the type of the whole before the change.
/// - NewWhole: the type of the whole after the change.
/// - Part: the type of the part before the change.
/// - NewPart: the type of the part after the change.
///
///     let body = PLens<Response<Data>, Response<Page>, Data, Page>(
///       get: { $0.body }, set: { Response(status: $0.status, body: $1) })
///     let page = try body.modifying(response, parse)
///
/// Laws, checked by `PLensTests`: if the old and new types are equal, those of `LensOptic`;
/// otherwise, two changes one after the other equal one change by both functions.
/// - Complexity: that of its closures; a change makes a new whole.
/// - In the literature: polymorphic lens, `Lens s t a b`.
public struct PLens<Whole, NewWhole, Part, NewPart>: Sendable {
  @usableFromInline
  let getPart: @Sendable (Whole) -> Part
  @usableFromInline
  let setPart: @Sendable (Whole, NewPart) -> NewWhole

  /// Makes a lens from its two functions.
  @inlinable
  public init(
    get: @escaping @Sendable (Whole) -> Part,
    set: @escaping @Sendable (Whole, NewPart) -> NewWhole
  ) {
    self.getPart = get
    self.setPart = set
  }

  /// Makes a lens that changes no type, from a plain lens.
  @inlinable
  public init(_ optic: some LensOptic<Whole, Part>) where NewWhole == Whole, NewPart == Part {
    self.init(get: { optic.get($0) }, set: { optic.setting($0, to: $1) })
  }

  /// Makes a lens from an iso.
  @inlinable
  public init(_ iso: PIso<Whole, NewWhole, Part, NewPart>) {
    self.init(get: { iso.get($0) }, set: { iso.embed($1) })
  }

  /// Returns the part.
  @inlinable
  public func get(_ whole: Whole) -> Part { getPart(whole) }

  /// Returns the new whole with the part replaced.
  @inlinable
  public func setting(_ whole: Whole, to part: NewPart) -> NewWhole { setPart(whole, part) }

  /// Returns the new whole with the part changed by `body`.
  @inlinable
  public func modifying<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> NewPart
  ) throws(Failure) -> NewWhole {
    setting(whole, to: try body(get(whole)))
  }
}
