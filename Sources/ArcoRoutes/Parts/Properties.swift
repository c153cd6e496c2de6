public import ArcoOptics

extension RouteParts {
  /// A required item of a query, for a property.
  public struct RequiredProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == Form.Value {
    /// The type of the value with the property.
    public typealias Whole = Place.Whole

    /// The name of the item.
    public let name: StaticString
    @usableFromInline
    let form: Form
    @usableFromInline
    let place: Place

    @inlinable
    init(_ name: StaticString, _ form: Form, _ place: Place) {
      self.name = name
      self.form = form
      self.place = place
    }

    /// True: the item has to be present.
    @inlinable
    public var isRequired: Bool { true }

    /// False: the item occurs at most once.
    @inlinable
    public var isRepeated: Bool { false }

    /// The expectation that errors report.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads a text into the property.
    @inlinable
    public func read(_ text: Address.EncodedText, into whole: inout Place.Whole) -> Bool {
      guard let value = form.read(text) else { return false }
      place.change(&whole) { $0 = value }
      return true
    }

    /// Writes the item.
    @inlinable
    public func write(_ whole: Place.Whole, to writer: inout Address.Writer) {
      let value = place.get(whole)
      writer.beginItem(name)
      form.write(value, to: &writer)
    }
  }

  /// An item of a query, for a property. The item is left out if the property equals that of the
  /// first value.
  public struct DefaultProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == Form.Value, Form.Value: Sendable {
    /// The type of the value with the property.
    public typealias Whole = Place.Whole

    /// The name of the item.
    public let name: StaticString
    @usableFromInline
    let form: Form
    @usableFromInline
    let place: Place
    @usableFromInline
    let absent: Form.Value

    @inlinable
    init(_ name: StaticString, _ form: Form, _ place: Place, absent: Form.Value) {
      self.name = name
      self.form = form
      self.place = place
      self.absent = absent
    }

    /// False: the item may be missing.
    @inlinable
    public var isRequired: Bool { false }

    /// False: the item occurs at most once.
    @inlinable
    public var isRepeated: Bool { false }

    /// The expectation that errors report.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads a text into the property.
    @inlinable
    public func read(_ text: Address.EncodedText, into whole: inout Place.Whole) -> Bool {
      guard let value = form.read(text) else { return false }
      place.change(&whole) { $0 = value }
      return true
    }

    /// Writes the item, unless the property equals that of the first value.
    @inlinable
    public func write(_ whole: Place.Whole, to writer: inout Address.Writer) {
      let value = place.get(whole)
      guard !form.isSame(value, absent) else { return }
      writer.beginItem(name)
      form.write(value, to: &writer)
    }
  }

  /// An item of a query, for an optional property. The item is left out if the property is nil.
  public struct OptionalProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == Form.Value? {
    /// The type of the value with the property.
    public typealias Whole = Place.Whole

    /// The name of the item.
    public let name: StaticString
    @usableFromInline
    let form: Form
    @usableFromInline
    let place: Place

    @inlinable
    init(_ name: StaticString, _ form: Form, _ place: Place) {
      self.name = name
      self.form = form
      self.place = place
    }

    /// False: the item may be missing.
    @inlinable
    public var isRequired: Bool { false }

    /// False: the item occurs at most once.
    @inlinable
    public var isRepeated: Bool { false }

    /// The expectation that errors report.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads a text into the property.
    @inlinable
    public func read(_ text: Address.EncodedText, into whole: inout Place.Whole) -> Bool {
      guard let value = form.read(text) else { return false }
      place.change(&whole) { $0 = value }
      return true
    }

    /// Writes the item, unless the property is nil.
    @inlinable
    public func write(_ whole: Place.Whole, to writer: inout Address.Writer) {
      guard let value = place.get(whole) else { return }
      writer.beginItem(name)
      form.write(value, to: &writer)
    }
  }

  /// Items of a query, one for each element of a property.
  public struct EachProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == [Form.Value] {
    /// The type of the value with the property.
    public typealias Whole = Place.Whole

    /// The name of the items.
    public let name: StaticString
    @usableFromInline
    let form: Form
    @usableFromInline
    let place: Place

    @inlinable
    init(_ name: StaticString, _ form: Form, _ place: Place) {
      self.name = name
      self.form = form
      self.place = place
    }

    /// False: the items may be missing.
    @inlinable
    public var isRequired: Bool { false }

    /// True: the item may occur more than once.
    @inlinable
    public var isRepeated: Bool { true }

    /// The expectation that errors report.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads a text, and appends the value to the property.
    @inlinable
    public func read(_ text: Address.EncodedText, into whole: inout Place.Whole) -> Bool {
      guard let value = form.read(text) else { return false }
      place.change(&whole) { $0.append(value) }
      return true
    }

    /// Writes an item for each element.
    @inlinable
    public func write(_ whole: Place.Whole, to writer: inout Address.Writer) {
      for value in place.get(whole) {
        writer.beginItem(name)
        form.write(value, to: &writer)
      }
    }
  }
}
