import ArcoOptics

/// What a type-changing optic finds: the part, or the whole without it.
///
/// - Part: what may be there.
/// - NewWhole: the type that the whole shall have after the change. A whole without the part has
///   nothing that would have to be changed, so it is of this type already.
///
/// - In the literature: the `Either` of getOrModify.
public enum Match<Part, NewWhole> {
  /// The part is there.
  case present(Part)
  /// The part is not there; the whole, otherwise the same.
  case absent(NewWhole)
}

extension Match: Sendable where Part: Sendable, NewWhole: Sendable {}
extension Match: Equatable where Part: Equatable, NewWhole: Equatable {}
