extension Attribute {
  /// The number in a number field or on a slider. Live, as `value(_:)` with a text is.
  public static func value(_ number: Double) -> Attribute { value(written(number)) }

  /// The smallest allowed number.
  public static func min(_ number: Double) -> Attribute { min(written(number)) }

  /// The largest allowed number.
  public static func max(_ number: Double) -> Attribute { max(written(number)) }

  /// The distance between allowed numbers.
  public static func step(_ number: Double) -> Attribute { step(written(number)) }

  /// Runs on each change of a number field or a slider, with a number from its `min` to its `max`.
  ///
  /// The action does not run while the field has no number, or has a number out of bounds: a user
  /// who types 100 types 10 first. The text stays in the field. Without `min` and `max`, a slider
  /// has the bounds 0 and 100. The absolute value is less than 10^15. Only the browser checks
  /// `step`.
  ///
  ///     input(
  ///       .type(.range), .min(0), .max(50), .step(0.5), .value(grams),
  ///       .onNumber { send(.set($0)) })
  public static func onNumber(_ action: @escaping (Double) -> Void) -> Attribute {
    Reachable.noteFields()
    return Attribute(.input, .number(action))
  }

  /// The number in the notation of browsers: `"15"`, `"15.5"`.
  private static func written(_ number: Double) -> String {
    let text = "\(number)"
    guard text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    // In bytes, as comparing characters would link Unicode's tables.
    return String(Substring(text.utf8.dropLast(2)))
  }
}
