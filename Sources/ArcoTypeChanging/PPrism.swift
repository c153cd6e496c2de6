public import ArcoOptics

/// An optic to one of the forms that a whole can have, whose part may change its type. It can also
/// build such a whole.
///
/// - Whole: the value that may have the form.
/// - NewWhole: the type of the whole after the change.
/// - Part: the part that such a whole contains.
/// - NewPart: the type of the part after the change.
///
///     let loaded = PPrism<Loading<Data>, Loading<Page>, Data, Page>(
///       match: { if case .loaded(let data) = $0 { .present(data) } else { .absent(.waiting) } },
///       embed: { .loaded($0) })
///
/// Laws, checked by `PPrismTests`: if the old and new types are equal, those of `PrismOptic`;
/// otherwise, what was embedded matches, and two changes one after the other equal one change by
/// both functions.
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

  /// Makes a prism that changes no type, from a plain prism.
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

  /// Returns the new whole that contains `part`.
  @inlinable
  public func embed(_ part: NewPart) -> NewWhole { embedPart(part) }

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
    modifying(whole) { _ in part }
  }

  /// Returns the new whole with the part changed by `body`, if it is present.
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
