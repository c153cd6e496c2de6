extension FieldFormats {
  /// One of several values, each written as a text.
  public struct Choice<Value: Sendable>: FieldFormat {
    let choices: [Value]
    let text: @Sendable (Value) -> String

    /// Reads the value.
    public func read(_ text: String) throws(FormatError) -> Value {
      let text = text.withoutBlanks
      guard !text.utf8.isEmpty else { throw .missing }
      for value in choices where self.text(value).isSame(as: text) { return value }
      throw .misfit(expected: .oneOf(choices.map(self.text)), found: text.shortened)
    }

    /// Writes the text of the value.
    public func write(_ value: Value) -> String { text(value) }
  }

  /// True or false, as a checkbox.
  public struct Truth: FieldFormat {
    /// Reads `true` or `false`. An empty text is false.
    public func read(_ text: String) throws(FormatError) -> Bool {
      if text.isSame(as: "true") { return true }
      if text.isSame(as: "false") || text.utf8.isEmpty { return false }
      throw .misfit(expected: .oneOf(["true", "false"]), found: text.shortened)
    }

    /// Writes `true` or `false`.
    public func write(_ value: Bool) -> String { value ? "true" : "false" }
  }
}

extension FieldFormat {
  /// One of the cases of an enum, written as its raw value.
  ///
  /// - Precondition: no raw value is blank or has blanks around it.
  public static func choice<Value>(_: Value.Type) -> Self
  where
    Self == FieldFormats.Choice<Value>, Value: RawRepresentable & CaseIterable & Sendable,
    Value.RawValue == String
  {
    Self(choices: Array(Value.allCases)) { $0.rawValue }
  }

  /// One of these values, each written as a text.
  ///
  ///     let distance = FieldFormats.Choice<Int>.choice(among: [5, 10]) { "\($0) km" }
  ///
  /// - Parameter text: returns the text of a value, which is the `value` of an option in HTML.
  /// - Precondition: no two texts are the same, and no text is blank or has blanks around it.
  public static func choice<Value>(
    among choices: [Value], text: @escaping @Sendable (Value) -> String
  ) -> Self where Self == FieldFormats.Choice<Value> {
    Self(choices: choices, text: text)
  }
}

extension FieldFormat where Self == FieldFormats.Truth {
  /// True or false, as a checkbox.
  public static var truth: Self { Self() }
}
