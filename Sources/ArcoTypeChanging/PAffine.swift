public import ArcoOptics

/// A way to a part that a whole has at most once, and that may change its type.
///
/// - Whole: the value that is looked into.
/// - NewWhole: what it is after the change.
/// - Part: the value found there, or not.
/// - NewPart: what it is changed to.
///
/// Mostly made by appending a ``PPrism`` to a ``PLens``:
///
///     let order: (Int?, String) = (2, "cups")
///     PLens.firstOfPair().appending(PPrism.some()).modifying(order) { "\($0)" }   // ("2", "cups")
///
/// Laws, checked by `PAffineTests`: where old and new types are equal, those of `AffineOptic`;
/// otherwise, changing by one function and then by another is changing by both.
/// - Complexity: that of its closures; a change makes a new whole.
/// - In the literature: polymorphic affine traversal, POptional.
public struct PAffine<Whole, NewWhole, Part, NewPart>: Sendable {
  @usableFromInline
  let matchPart: @Sendable (Whole) -> Match<Part, NewWhole>
  @usableFromInline
  let setPart: @Sendable (Whole, NewPart) -> NewWhole

  /// Makes an affine from its two functions.
  ///
  /// - Parameter set: returns what `match` does where the part is absent.
  @inlinable
  public init(
    match: @escaping @Sendable (Whole) -> Match<Part, NewWhole>,
    set: @escaping @Sendable (Whole, NewPart) -> NewWhole
  ) {
    self.matchPart = match
    self.setPart = set
  }

  /// Makes an affine that keeps the types.
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

  /// Returns the part, or the new whole where it is absent.
  @inlinable
  public func match(_ whole: Whole) -> Match<Part, NewWhole> { matchPart(whole) }

  /// Returns the part, or nil where the whole does not have it.
  @inlinable
  public func extract(_ whole: Whole) -> Part? {
    if case .present(let part) = match(whole) { part } else { nil }
  }

  /// Returns the new whole with the part replaced, where it is present.
  @inlinable
  public func setting(_ whole: Whole, to part: NewPart) -> NewWhole {
    setPart(whole, part)
  }

  /// Returns the new whole with what `body` makes of the part, where it is present.
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
