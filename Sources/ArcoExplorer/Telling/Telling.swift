/// How states are told apart.
struct Telling<State> {
  typealias Tell = (State) throws(PartsReader.Refusal) -> Fingerprint

  /// Makes what gives equal states the same fingerprint, within one walk.
  let begin: () -> Tell
  /// Whether states of one fingerprint are equal, and fingerprints are numbers from 0 in the order in
  /// which states came.
  let isByValue: Bool

  /// By what an author sees of a state.
  static func seeing<Seen: Hashable>(_ look: @escaping (State) -> Seen) -> Telling {
    Telling(
      begin: {
        var numbers: [Seen: Int] = [:]
        return { state throws(PartsReader.Refusal) in number(look(state), &numbers) }
      }, isByValue: false)
  }

  /// By `==` where states are `Hashable`, else by their parts.
  static var whole: Telling {
    if let type = Telling.self as? any HashableTelling.Type, let telling = type.byValue as? Telling
    {
      return telling
    }
    return Telling(
      begin: {
        { state throws(PartsReader.Refusal) in try PartsReader.fingerprint(of: state) }
      }, isByValue: false)
  }

  fileprivate static func number<Value: Hashable>(
    _ value: Value, _ numbers: inout [Value: Int]
  ) -> Fingerprint {
    let new = numbers.count
    return Fingerprint(
      numbers.withValue(of: value, or: new))
  }
}

/// A telling of states that are `Hashable`, found where that is not known statically.
private protocol HashableTelling {
  static var byValue: Any { get }
}

extension Telling: HashableTelling where State: Hashable {
  fileprivate static var byValue: Any {
    Telling(
      begin: {
        var numbers: [State: Int] = [:]
        return { state throws(PartsReader.Refusal) in number(state, &numbers) }
      }, isByValue: true)
  }
}

extension Dictionary {
  /// The value of a key, which is put in if there is none.
  fileprivate mutating func withValue(of key: Key, or new: Value) -> Value {
    func keep(_ value: inout Value) -> Value { value }
    return keep(&self[key, default: new])
  }
}
