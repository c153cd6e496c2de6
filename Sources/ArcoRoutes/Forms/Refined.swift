public import ArcoOptics

extension RouteForms {
  /// A form of what a prism finds in the value of another form.
  ///
  /// Made by ``RouteForm/refined(by:)``, and by `.id` and `.parsed`.
  public struct Refined<Base: RouteForm, Refinement: PrismOptic>: RouteForm
  where Base.Value == Refinement.Whole {
    @usableFromInline
    let base: Base
    @usableFromInline
    let refinement: Refinement
    /// What an error says was expected.
    public let expectation: RouteError.Expectation

    @inlinable
    init(_ base: Base, _ refinement: Refinement, _ expectation: RouteError.Expectation) {
      self.base = base
      self.refinement = refinement
      self.expectation = expectation
    }

    /// Reads what the prism finds.
    @inlinable
    public func read(_ text: Address.EncodedText) -> Refinement.Part? {
      guard let whole = base.read(text) else { return nil }
      return refinement.extract(whole)
    }

    /// Writes what the prism embeds.
    @inlinable
    public func write(_ value: Refinement.Part, to writer: inout Address.Writer) {
      base.write(refinement.embed(value), to: &writer)
    }

    /// Whether both are written the same.
    @inlinable
    public func isSame(_ one: Refinement.Part, _ other: Refinement.Part) -> Bool {
      base.isSame(refinement.embed(one), refinement.embed(other))
    }
  }
}

extension RouteForm {
  /// Returns the form of what a prism finds in the value of this one.
  ///
  ///     let percent = RouteForms.Integer<Int>.integer.refined(
  ///       by: Itself<Int>().exactly(as: UInt8.self))
  ///
  /// It refuses what the prism refuses. Any prism will do; one that breaks its laws breaks the
  /// route's.
  @inlinable
  public func refined<Refinement: PrismOptic>(
    by refinement: Refinement
  ) -> RouteForms.Refined<Self, Refinement> where Refinement.Whole == Value {
    RouteForms.Refined(self, refinement, .value(kind(of: Refinement.Part.self)))
  }

  /// The form of an identifier whose raw value is an integer: `struct ItemID: RawRepresentable`.
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

  /// The form of an identifier whose raw value is a text: `enum Step: String`.
  @inlinable
  public static func id<Value: RawRepresentable>(_: Value.Type) -> Self
  where
    Value.RawValue == String,
    Self == RouteForms.Refined<RouteForms.Text, StandardOptics.Represented<Value>>
  {
    RouteForms.Text().refined(by: StandardOptics.Represented())
  }

  /// The form of a value that is made of its description.
  ///
  /// What is read has to be exactly the description: see `Parsed`.
  @inlinable
  public static func parsed<Value: LosslessStringConvertible & Equatable>(_: Value.Type) -> Self
  where Self == RouteForms.Refined<RouteForms.Text, StandardOptics.Parsed<Value>> {
    RouteForms.Text().refined(by: StandardOptics.Parsed())
  }
}

/// The name of a type, where names are known at run time.
@usableFromInline
func kind<Value>(of _: Value.Type) -> String {
  #if hasFeature(Embedded)
    ""
  #else
    String(describing: Value.self)
  #endif
}
