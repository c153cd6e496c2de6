/// What tells a part from another one in its place.
@usableFromInline
struct Identity<ID: Equatable & Sendable>: Sendable {
  /// nil for that of whichever part is there.
  @usableFromInline
  let id: ID?

  /// That of whichever part is there.
  @inlinable
  static var any: Identity { Identity(nil) }

  @inlinable
  init(_ id: ID?) { self.id = id }

  @inlinable
  func isThat<Part>(of part: Part, by identify: (Part) -> ID) -> Bool {
    guard let id else { return true }
    return identify(part) == id
  }
}

#if !hasFeature(Embedded)
  /// A key that hosts and recordings do not see: there is one instance at most.
  protocol HiddenKey {}

  extension Identity: HiddenKey {}
#endif
