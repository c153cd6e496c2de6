extension FieldFormats {
  /// One of the cases of an enum, by its raw text.
  public struct Choice<Value>: FieldFormat
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// Reads the case.
    public func read(_ text: String) throws(FormatError) -> Value {
      let text = text.withoutBlanks
      guard !text.utf8.isEmpty else { throw .missing }
      for value in Value.allCases where value.rawValue.isSame(as: text) { return value }
      throw .misfit(expected: .oneOf(Value.allCases.map { $0.rawValue }), found: text.shortened)
    }

    /// Writes the raw text.
    public func write(_ value: Value) -> String { value.rawValue }
  }

  /// Yes or no: a box to tick.
  public struct Truth: FieldFormat {
    /// Reads the truth; nothing is no.
    public func read(_ text: String) throws(FormatError) -> Bool {
      if text.isSame(as: "true") { return true }
      if text.isSame(as: "false") || text.utf8.isEmpty { return false }
      throw .misfit(expected: .oneOf(["true", "false"]), found: text.shortened)
    }

    /// Writes the word for it.
    public func write(_ value: Bool) -> String { value ? "true" : "false" }
  }
}

extension FieldFormat {
  /// One of the cases of an enum, by its raw text.
  ///
  /// - Precondition: no raw text is blank or has blanks around it.
  public static func choice<Value>(_: Value.Type) -> Self where Self == FieldFormats.Choice<Value> {
    Self()
  }
}

extension FieldFormat where Self == FieldFormats.Truth {
  /// Yes or no: a box to tick.
  public static var truth: Self { Self() }
}
