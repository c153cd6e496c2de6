/// The identity of a child's state, which tells when another state has replaced it.
@usableFromInline
struct Identity<ID: Equatable & Sendable>: Sendable {
  /// The identity; nil matches every state.
  @usableFromInline
  let id: ID?

  /// The identity that matches every state.
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
  /// A key that hosts and recordings do not show, because its child has at most one instance.
  protocol HiddenKey {}

  extension Identity: HiddenKey {}
#endif
