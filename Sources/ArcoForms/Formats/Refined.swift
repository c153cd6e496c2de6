public import ArcoOptics

extension FieldFormats {
  /// A format for the values that a prism extracts from the values of another format.
  ///
  /// Made by ``FieldFormat/refined(by:_:)``.
  public struct Refined<Base: FieldFormat, Refinement: PrismOptic>: FieldFormat
  where Refinement.Whole == Base.Value {
    let base: Base
    let refinement: Refinement
    let words: StaticString

    /// Reads a value of the other format, and extracts the part.
    public func read(_ text: String) throws(FormatError) -> Refinement.Part {
      guard let part = refinement.extract(try base.read(text)) else {
        throw .misfit(expected: .value(words.description), found: text.withoutBlanks.shortened)
      }
      return part
    }

    /// Embeds the part, and writes the result in the other format.
    public func write(_ value: Refinement.Part) -> String { base.write(refinement.embed(value)) }
  }

  /// A format for a value that may be absent.
  ///
  /// Made by ``FieldFormat/optional``.
  public struct Optional<Base: FieldFormat>: FieldFormat {
    let base: Base

    /// Reads the value; a blank text is nil.
    public func read(_ text: String) throws(FormatError) -> Base.Value? {
      text.withoutBlanks.utf8.isEmpty ? nil : try base.read(text)
    }

    /// Writes the value, or an empty text for nil.
    public func write(_ value: Base.Value?) -> String { value.map { base.write($0) } ?? "" }
  }
}

extension FieldFormat {
  /// Returns a format for the values that a prism extracts from this format's values.
  ///
  ///     let email = FieldFormats.Line.line(atMost: 254).refined(by: EmailAddress.prism, "an address")
  ///
  /// - Parameter words: a noun phrase that describes the expected text for a person: `"an address
  ///   with an @"`.
  public func refined<Refinement: PrismOptic>(
    by refinement: Refinement, _ words: StaticString
  ) -> FieldFormats.Refined<Self, Refinement> where Refinement.Whole == Value {
    FieldFormats.Refined(base: self, refinement: refinement, words: words)
  }

  /// This format for a value that may be absent: a blank text is nil.
  ///
  /// - Precondition: this format refuses a blank text. The formats `.text`, `.truth` and an
  ///   optional format do not.
  public var optional: FieldFormats.Optional<Self> {
    precondition(
      (try? read("")) == nil,
      "an optional format needs one that refuses a blank text: this format reads it as a value")
    return FieldFormats.Optional(base: self)
  }
}
