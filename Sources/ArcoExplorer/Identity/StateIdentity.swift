/// A rule for which states are the same.
struct StateIdentity<State> {
  /// Returns a fingerprint, equal for equal states.
  let fingerprint: (State) throws(PartsReader.Refusal) -> Fingerprint
  /// Whether two states with the same fingerprint are equal; nil if equal fingerprints are proof
  /// enough.
  let areEqual: ((State, State) -> Bool)?
  /// Whether equal states are interchangeable, since `==` compares everything in them.
  let isByValue: Bool

  /// Compares states by the result of a function.
  static func seeing<Seen: Hashable>(_ look: @escaping (State) -> Seen) -> StateIdentity {
    StateIdentity(
      fingerprint: { state throws(PartsReader.Refusal) in Fingerprint(hash: look(state).hashValue)
      },
      areEqual: { look($0) == look($1) }, isByValue: false)
  }

  /// Compares states by `==` if they are `Hashable`, else by their parts.
  static var whole: StateIdentity {
    if let type = StateIdentity.self as? any HashableIdentity.Type,
      let identity = type.byValue as? StateIdentity
    {
      return identity
    }
    return parts(renaming: [])
  }

  /// Compares states by their parts; values of the given types count as ids.
  static func parts(renaming names: [ObjectIdentifier]) -> StateIdentity {
    let types = KnownTypes(names: names)
    return StateIdentity(
      fingerprint: { state throws(PartsReader.Refusal) in
        try PartsReader.fingerprint(of: state, knowing: types)
      }, areEqual: nil, isByValue: false)
  }
}

/// The rule for `Hashable` states, found by a cast because the conformance is not known statically.
private protocol HashableIdentity {
  static var byValue: Any { get }
}

extension StateIdentity: HashableIdentity where State: Hashable {
  fileprivate static var byValue: Any {
    StateIdentity(
      fingerprint: { state throws(PartsReader.Refusal) in Fingerprint(hash: state.hashValue) },
      areEqual: { left, right in
        left == right || left != left && right != right && isSameByParts(left, right)
      }, isByValue: true)
  }

  /// Whether two states that are unequal to themselves are the same, as with a NaN inside.
  private static func isSameByParts(_ left: State, _ right: State) -> Bool {
    guard let mine = try? PartsReader.fingerprint(of: left),
      let theirs = try? PartsReader.fingerprint(of: right)
    else { return false }
    return mine == theirs
  }
}
