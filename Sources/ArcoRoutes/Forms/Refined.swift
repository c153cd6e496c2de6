public import ArcoOptics

extension RouteForms {
  /// A form for the values that a prism extracts from the values of another form.
  ///
  /// Made by ``RouteForm/refined(by:)``, and by `.id` and `.parsed`.
  public struct Refined<Base: RouteForm, Refinement: PrismOptic>: RouteForm
  where Base.Value == Refinement.Whole {
    @usableFromInline
    let base: Base
    @usableFromInline
    let refinement: Refinement
    /// The expectation that errors report.
    public let expectation: RouteError.Expectation

    @inlinable
    init(_ base: Base, _ refinement: Refinement, _ expectation: RouteError.Expectation) {
      self.base = base
      self.refinement = refinement
      self.expectation = expectation
    }

    /// Reads a value of the other form, and extracts the part; nil if the part is written in
    /// another way. An enum's raw value, for example, equals texts with other bytes.
    @inlinable
    public func read(_ text: Address.EncodedText) -> Refinement.Part? {
      guard let whole = base.read(text), let part = refinement.extract(whole),
        base.isSame(refinement.embed(part), whole)
      else { return nil }
      return part
    }

    /// Embeds the part, and writes the result in the other form.
    @inlinable
    public func write(_ value: Refinement.Part, to writer: inout Address.Writer) {
      base.write(refinement.embed(value), to: &writer)
    }

    /// True if both are written alike.
    @inlinable
    public func isSame(_ one: Refinement.Part, _ other: Refinement.Part) -> Bool {
      base.isSame(refinement.embed(one), refinement.embed(other))
    }
  }
}

extension RouteForm {
  /// Returns a form for the values that a prism extracts from this form's values.
  ///
  ///     let percent = RouteForms.Integer<Int>.integer.refined(
  ///       by: Itself<Int>().exactly(as: UInt8.self))
  ///
  /// A text is refused if the prism does not extract a value, or embeds this value in another whole. So
  /// each value has one text, even if the prism breaks this law.
  @inlinable
  public func refined<Refinement: PrismOptic>(
    by refinement: Refinement
  ) -> RouteForms.Refined<Self, Refinement> where Refinement.Whole == Value {
    RouteForms.Refined(self, refinement, .value(kind(of: Refinement.Part.self)))
  }

  /// A form for an identifier whose raw value is an integer: `struct ItemID: RawRepresentable`.
  @inlinable
  public static func id<Value: RawRepresentable>(_: Value.Type) -> Self
  where
    Value.RawValue: FixedWidthInteger & Sendable,
    Self == RouteForms.Refined<
      RouteForms.Integer<Value.RawValue>, StandardOptics.Represented<Value>
    >
  {
    RouteForms.Integer<Value.RawValue>().refined(by: StandardOptics.Represented())
  }

  /// A form for an identifier whose raw value is a string: `enum Step: String`.
  ///
  /// A text that is not ASCII is refused if it has more than 1,024 bytes. An enum compares a text with
  /// each of its cases, which takes seconds for a letter with thousands of accents.
  @inlinable
  public static func id<Value: RawRepresentable>(_: Value.Type) -> Self
  where
    Value.RawValue == String,
    Self == RouteForms.Refined<RouteForms.Text, StandardOptics.Represented<Value>>
  {
    RouteForms.Text(limit: 1_024).refined(by: StandardOptics.Represented())
  }

  /// A form for a value that is parsed from its description.
  ///
  /// The text has to be exactly the value's description: see `Parsed`.
  @inlinable
  public static func parsed<Value: LosslessStringConvertible & Equatable>(_: Value.Type) -> Self
  where Self == RouteForms.Refined<RouteForms.Text, StandardOptics.Parsed<Value>> {
    RouteForms.Text().refined(by: StandardOptics.Parsed())
  }
}

/// Returns the name of a type; empty in Embedded Swift.
@usableFromInline
func kind<Value>(of _: Value.Type) -> String {
  #if hasFeature(Embedded)
    ""
  #else
    String(describing: Value.self)
  #endif
}
