import ArcoOptics

/// The result of a type-changing optic: the part, or the whole if the part is absent.
///
/// - Part: the part, which may be absent.
/// - NewWhole: the type of the whole after the change. A whole without the part needs no change, so
///   it has this type already.
///
/// - In the literature: the `Either` of getOrModify.
public enum Match<Part, NewWhole> {
  /// The part is present.
  case present(Part)
  /// The part is absent; with the same whole in the new type.
  case absent(NewWhole)
}

extension Match: Sendable where Part: Sendable, NewWhole: Sendable {}
extension Match: Equatable where Part: Equatable, NewWhole: Equatable {}
