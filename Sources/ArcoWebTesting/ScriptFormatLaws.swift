public import ArcoHTML

/// What every format of a script's values keeps to.
///
///     #expect(ScriptFormatLaws.broken(span, by: [Span(low: 0, high: 99), Span(low: 5, high: 5)]) == [])
public enum ScriptFormatLaws {
  /// The values that do not come back as they were: written and read, by the bytes of an event, and by
  /// the text of a property.
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
