public import ArcoOptics

extension FieldFormats {
  /// A format of what a prism finds in the value of another.
  ///
  /// Made by ``FieldFormat/refined(by:_:)``.
  public struct Refined<Base: FieldFormat, Refinement: PrismOptic>: FieldFormat
  where Refinement.Whole == Base.Value {
    let base: Base
    let refinement: Refinement
    let words: StaticString

    /// Reads what the prism finds.
    public func read(_ text: String) throws(FormatError) -> Refinement.Part {
      guard let part = refinement.extract(try base.read(text)) else {
        throw .misfit(expected: .value(words.description), found: text.withoutBlanks.shortened)
      }
      return part
    }

    /// Writes what the prism embeds.
    public func write(_ value: Refinement.Part) -> String { base.write(refinement.embed(value)) }
  }

  /// A format of a value that may be left out.
  ///
  /// Made by ``FieldFormat/optional``.
  public struct Optional<Base: FieldFormat>: FieldFormat {
    let base: Base

    /// Reads the value; a blank text is none.
    public func read(_ text: String) throws(FormatError) -> Base.Value? {
      text.withoutBlanks.utf8.isEmpty ? nil : try base.read(text)
    }

    /// Writes the value, or nothing.
    public func write(_ value: Base.Value?) -> String { value.map { base.write($0) } ?? "" }
  }
}

extension FieldFormat {
  /// Returns the format of what a prism finds in the value of this one.
  ///
  ///     let email = FieldFormats.Line.line(atMost: 254).refined(by: EmailAddress.prism, "an address")
  ///
  /// - Parameter words: what is expected, for a person: `"an address with an @"`.
  public func refined<Refinement: PrismOptic>(
    by refinement: Refinement, _ words: StaticString
  ) -> FieldFormats.Refined<Self, Refinement> where Refinement.Whole == Value {
    FieldFormats.Refined(base: self, refinement: refinement, words: words)
  }

  /// This format for a value that may be left out: a blank text is nil.
  ///
  /// - Precondition: this format refuses a blank text, as `.text`, `.truth` and an optional format do not.
  public var optional: FieldFormats.Optional<Self> {
    precondition(
      (try? read("")) == nil,
      "a blank text cannot be nil and a value, too: this format reads a blank text as it is")
    return FieldFormats.Optional(base: self)
  }
}
