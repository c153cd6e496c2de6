/// How states are told apart.
struct Telling<State> {
  /// Gives equal states the same fingerprint.
  let tell: (State) throws(PartsReader.Refusal) -> Fingerprint
  /// Whether states of one fingerprint are equal; nil where the fingerprint says that.
  let areEqual: ((State, State) -> Bool)?
  /// Whether nothing tells two states apart that are told to be the same.
  let isByValue: Bool

  /// By what an author sees of a state.
  static func seeing<Seen: Hashable>(_ look: @escaping (State) -> Seen) -> Telling {
    Telling(
      tell: { state throws(PartsReader.Refusal) in Fingerprint(hash: look(state).hashValue) },
      areEqual: { look($0) == look($1) }, isByValue: false)
  }

  /// By `==` where states are `Hashable`, else by their parts.
  static var whole: Telling {
    if let type = Telling.self as? any HashableTelling.Type, let telling = type.byValue as? Telling
    {
      return telling
    }
    return parts(renaming: [])
  }

  /// By their parts, where values of some types count as names that mean nothing.
  static func parts(renaming names: [ObjectIdentifier]) -> Telling {
    let types = KnownTypes(names: names)
    return Telling(
      tell: { state throws(PartsReader.Refusal) in
        try PartsReader.fingerprint(of: state, knowing: types)
      }, areEqual: nil, isByValue: false)
  }
}

/// A telling of states that are `Hashable`, found where that is not known statically.
private protocol HashableTelling {
  static var byValue: Any { get }
}

extension Telling: HashableTelling where State: Hashable {
  fileprivate static var byValue: Any {
    Telling(
      tell: { state throws(PartsReader.Refusal) in Fingerprint(hash: state.hashValue) },
      areEqual: { left, right in
        left == right || left != left && right != right && isSameByParts(left, right)
      }, isByValue: true)
  }

  /// Whether states are the same that `==` tells from themselves, as a NaN is in them.
  private static func isSameByParts(_ left: State, _ right: State) -> Bool {
    guard let mine = try? PartsReader.fingerprint(of: left),
      let theirs = try? PartsReader.fingerprint(of: right)
    else { return false }
    return mine == theirs
  }
}
