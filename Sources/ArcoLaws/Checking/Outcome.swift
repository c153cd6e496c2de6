/// The result of one expectation in one run of a law.
struct Outcome {
  /// The number of the expectation in the run, from 0.
  let place: Int
  /// The compared value, if the law's name does not say it.
  let what: String
  let found: Any
  let expected: Any
  /// Converts the values to text.
  let text: (Any) -> String
  /// The equality of the expectation.
  let areEqual: (Any, Any) -> Bool

  init<Value>(
    _ place: Int, _ what: String, found: Value, expected: Value,
    text: @escaping (Value) -> String, areEqual: @escaping (Value, Value) -> Bool
  ) {
    self.place = place
    self.what = what
    self.found = found
    self.expected = expected
    self.text = { ($0 as? Value).map(text) ?? "" }
    self.areEqual = { one, other in
      guard let one = one as? Value, let other = other as? Value else { return false }
      return areEqual(one, other)
    }
  }

  /// The text, after the name of the compared value if there is one.
  func named(_ text: String) -> String { what.isEmpty ? text : "\(what): \(text)" }

  /// Returns the two values that one side of the expectation had in two runs; nil if they are the
  /// same.
  ///
  /// Values with equal texts count as the same, because each run creates its own objects.
  func difference(to other: Outcome) -> (String, String)? {
    for (mine, theirs) in [(expected, other.expected), (found, other.found)] {
      let texts = (text(mine), other.text(theirs))
      if texts.0 != texts.1, !areEqual(mine, theirs) { return texts }
    }
    return nil
  }
}
