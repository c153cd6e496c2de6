public import ArcoOptics

/// An optic to a part that a whole has at most once, and that may change its type.
///
/// - Whole: the type of the whole before the change.
/// - NewWhole: the type of the whole after the change.
/// - Part: the type of the part, which may be absent, before the change.
/// - NewPart: the type of the part after the change.
///
/// Usually made by appending a ``PPrism`` to a ``PLens``:
///
///     let order: (Int?, String) = (2, "cups")
///     PLens.firstOfPair().appending(PPrism.some()).modifying(order) { "\($0)" }   // ("2", "cups")
///
/// Laws, checked by `PAffineTests`: if the old and new types are equal, those of `AffineOptic`;
/// otherwise, two changes one after the other equal one change by both functions.
/// - Complexity: that of its closures; a change makes a new whole.
/// - In the literature: polymorphic affine traversal, POptional.
public struct PAffine<Whole, NewWhole, Part, NewPart>: Sendable {
  @usableFromInline
  let matchPart: @Sendable (Whole) -> Match<Part, NewWhole>
  @usableFromInline
  let setPart: @Sendable (Whole, NewPart) -> NewWhole

  /// Makes an affine from its two functions.
  ///
  /// - Parameter set: if the part is absent, returns the same whole as `match`.
  @inlinable
  public init(
    match: @escaping @Sendable (Whole) -> Match<Part, NewWhole>,
    set: @escaping @Sendable (Whole, NewPart) -> NewWhole
  ) {
    self.matchPart = match
    self.setPart = set
  }

  /// Makes an affine that changes no type, from a plain affine.
  @inlinable
  public init(_ optic: some AffineOptic<Whole, Part>) where NewWhole == Whole, NewPart == Part {
    self.init(
      match: { whole in optic.extract(whole).map { .present($0) } ?? .absent(whole) },
      set: { optic.setting($0, to: $1) }
    )
  }

  /// Makes an affine from an iso.
  @inlinable
  public init(_ iso: PIso<Whole, NewWhole, Part, NewPart>) { self.init(PLens(iso)) }

  /// Makes an affine from a lens.
  @inlinable
  public init(_ lens: PLens<Whole, NewWhole, Part, NewPart>) {
    self.init(match: { .present(lens.get($0)) }, set: { lens.setting($0, to: $1) })
  }

  /// Makes an affine from a prism.
  @inlinable
  public init(_ prism: PPrism<Whole, NewWhole, Part, NewPart>) {
    self.init(match: { prism.match($0) }, set: { prism.setting($0, to: $1) })
  }

  /// Returns the part, or the new whole if the part is absent.
  @inlinable
  public func match(_ whole: Whole) -> Match<Part, NewWhole> { matchPart(whole) }

  /// Returns the part, or nil if the whole does not have it.
  @inlinable
  public func extract(_ whole: Whole) -> Part? {
    if case .present(let part) = match(whole) { part } else { nil }
  }

  /// Returns the new whole with the part replaced, if it is present.
  @inlinable
  public func setting(_ whole: Whole, to part: NewPart) -> NewWhole {
    setPart(whole, part)
  }

  /// Returns the new whole with the part changed by `body`, if it is present.
  @inlinable
  public func modifying<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> NewPart
  ) throws(Failure) -> NewWhole {
    switch match(whole) {
    case .present(let part): setting(whole, to: try body(part))
    case .absent(let whole): whole
    }
  }
}
