public import ArcoOptics

/// A way to one of the forms a whole can have, and back, whose part may change its type.
///
/// - Whole: the value that may have the form.
/// - NewWhole: what it is after the change.
/// - Part: what it holds when it has it.
/// - NewPart: what it is changed to.
///
///     let loaded = PPrism<Loading<Data>, Loading<Page>, Data, Page>(
///       match: { if case .loaded(let data) = $0 { .present(data) } else { .absent(.waiting) } },
///       embed: { .loaded($0) })
///
/// Laws, checked by `PPrismTests`: where old and new types are equal, those of `PrismOptic`;
/// otherwise, what was embedded matches, and changing by one function and then by another is
/// changing by both.
/// - Complexity: that of its closures; a change makes a new whole.
/// - In the literature: polymorphic prism, `Prism s t a b`.
public struct PPrism<Whole, NewWhole, Part, NewPart>: Sendable {
  @usableFromInline
  let matchPart: @Sendable (Whole) -> Match<Part, NewWhole>
  @usableFromInline
  let embedPart: @Sendable (NewPart) -> NewWhole

  /// Makes a prism from its two functions.
  @inlinable
  public init(
    match: @escaping @Sendable (Whole) -> Match<Part, NewWhole>,
    embed: @escaping @Sendable (NewPart) -> NewWhole
  ) {
    self.matchPart = match
    self.embedPart = embed
  }

  /// Makes a prism that keeps the types.
  @inlinable
  public init(_ optic: some PrismOptic<Whole, Part>) where NewWhole == Whole, NewPart == Part {
    self.init(
      match: { whole in optic.extract(whole).map { .present($0) } ?? .absent(whole) },
      embed: { optic.embed($0) }
    )
  }

  /// Makes a prism from an iso.
  @inlinable
  public init(_ iso: PIso<Whole, NewWhole, Part, NewPart>) {
    self.init(match: { .present(iso.get($0)) }, embed: { iso.embed($0) })
  }

  /// Returns the new whole that holds `part`.
  @inlinable
  public func embed(_ part: NewPart) -> NewWhole { embedPart(part) }

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
    modifying(whole) { _ in part }
  }

  /// Returns the new whole with what `body` makes of the part, where it is present.
  @inlinable
  public func modifying<Failure: Error>(
    _ whole: Whole,
    _ body: (Part) throws(Failure) -> NewPart
  ) throws(Failure) -> NewWhole {
    switch match(whole) {
    case .present(let part): embed(try body(part))
    case .absent(let whole): whole
    }
  }
}
