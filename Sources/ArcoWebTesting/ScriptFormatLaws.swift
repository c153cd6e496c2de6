public import ArcoHTML

/// The law of every `ScriptFormat`: a value that was written reads back as the same value.
///
///     #expect(ScriptFormatLaws.broken(span, by: [Span(low: 0, high: 99), Span(low: 5, high: 5)]) == [])
public enum ScriptFormatLaws {
  /// Returns the values that do not read back as themselves. Each value is written and read three
  /// ways: directly, as the bytes of an event, and as the JSON of a property.
  public static func broken<Value: Equatable>(
    _ format: ScriptFormat<Value>, by values: [Value]
  ) -> [Value] {
    values.filter { value in
      let written = format.write(value)
      guard case .bytes(let bytes) = written.payload, let said = ScriptValue(bytes: bytes),
        let given = JSONReader.read(written.json)
      else { return true }
      return format.read(written) != value || format.read(said) != value
        || format.read(given) != value
    }
  }
}
