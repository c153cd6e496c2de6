extension Attribute {
  /// The number in a field or on a slider. Live, as the text is.
  public static func value(_ number: Double) -> Attribute { value(written(number)) }

  /// The least number.
  public static func min(_ number: Double) -> Attribute { min(written(number)) }

  /// The greatest number.
  public static func max(_ number: Double) -> Attribute { max(written(number)) }

  /// The distance between numbers.
  public static func step(_ number: Double) -> Attribute { step(written(number)) }

  /// Runs with each change of a number field or a slider, with a number within its `min` and `max`.
  ///
  /// It does not run while there is no number in the field, or one out of bounds: who types 100 has typed 10
  /// before. What was typed stays there. A slider is always within its bounds, which are 0 and 100 if the
  /// view says no others. The number is less than 10^15 in amount, and `step` is for the browser alone.
  ///
  ///     input(
  ///       .type(.range), .min(0), .max(50), .step(0.5), .value(grams),
  ///       .onNumber { send(.set($0)) })
  public static func onNumber(_ action: @escaping (Double) -> Void) -> Attribute {
    Reachable.noteFields()
    return Attribute(.input, .number(action))
  }

  /// A number as a browser writes it: `"15"`, `"15.5"`.
  private static func written(_ number: Double) -> String {
    let text = "\(number)"
    guard text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    // Counted in bytes, as characters would bring Unicode's tables of them.
    return String(Substring(text.utf8.dropLast(2)))
  }
}
