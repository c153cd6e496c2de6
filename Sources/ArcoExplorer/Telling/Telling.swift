/// How states are told apart.
struct Telling<State> {
  /// Makes what gives equal states the same fingerprint, within one walk.
  let begin: () -> (State) throws(PartsReader.Refusal) -> Fingerprint

  /// By what an author sees of a state.
  static func seeing<Seen: Hashable>(_ look: @escaping (State) -> Seen) -> Telling {
    Telling {
      var numbers: [Seen: Int] = [:]
      return { state throws(PartsReader.Refusal) in number(look(state), &numbers) }
    }
  }

  /// By `==` where states are `Hashable`, else by their parts.
  static var whole: Telling {
    if let type = State.self as? any Hashable.Type { return byValue(type) }
    return Telling {
      { state throws(PartsReader.Refusal) in try PartsReader.fingerprint(of: state) }
    }
  }

  private static func byValue<Value: Hashable>(_ type: Value.Type) -> Telling {
    Telling {
      var numbers: [Value: Int] = [:]
      return { state throws(PartsReader.Refusal) in
        guard let value = state as? Value else { return .zero }
        return number(value, &numbers)
      }
    }
  }

  private static func number<Value: Hashable>(
    _ value: Value, _ numbers: inout [Value: Int]
  ) -> Fingerprint {
    if let known = numbers[value] { return Fingerprint(known) }
    let new = numbers.count
    numbers[value] = new
    return Fingerprint(new)
  }
}
