public import ArcoOptics

extension RouteParts {
  /// An item that must be there.
  public struct RequiredProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == Form.Value {
    /// The value that has it as a part.
    public typealias Whole = Place.Whole

    /// Its name.
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

    /// It has to be there.
    @inlinable
    public var isRequired: Bool { true }

    /// It comes at most once.
    @inlinable
    public var isRepeated: Bool { false }

    /// That of its form.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads its text into the value.
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

  /// An item that is left out where its part is as in the first value.
  public struct DefaultProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == Form.Value, Form.Value: Sendable {
    /// The value that has it as a part.
    public typealias Whole = Place.Whole

    /// Its name.
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

    /// It may be missing.
    @inlinable
    public var isRequired: Bool { false }

    /// It comes at most once.
    @inlinable
    public var isRepeated: Bool { false }

    /// That of its form.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads its text into the value.
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
      guard !form.isSame(value, absent) else { return }
      writer.beginItem(name)
      form.write(value, to: &writer)
    }
  }

  /// An item that is left out where its part is nil.
  public struct OptionalProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == Form.Value? {
    /// The value that has it as a part.
    public typealias Whole = Place.Whole

    /// Its name.
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

    /// It may be missing.
    @inlinable
    public var isRequired: Bool { false }

    /// It comes at most once.
    @inlinable
    public var isRepeated: Bool { false }

    /// That of its form.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads its text into the value.
    @inlinable
    public func read(_ text: Address.EncodedText, into whole: inout Place.Whole) -> Bool {
      guard let value = form.read(text) else { return false }
      place.change(&whole) { $0 = value }
      return true
    }

    /// Writes the item.
    @inlinable
    public func write(_ whole: Place.Whole, to writer: inout Address.Writer) {
      guard let value = place.get(whole) else { return }
      writer.beginItem(name)
      form.write(value, to: &writer)
    }
  }

  /// An item for each element of its part.
  public struct EachProperty<Form: RouteForm, Place: LensOptic>: RouteParts.QueryItem
  where Place.Part == [Form.Value] {
    /// The value that has it as a part.
    public typealias Whole = Place.Whole

    /// Its name.
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

    /// It may be missing.
    @inlinable
    public var isRequired: Bool { false }

    /// It may come more than once.
    @inlinable
    public var isRepeated: Bool { true }

    /// That of its form.
    @inlinable
    public var expectation: RouteError.Expectation { form.expectation }

    /// Reads its text into the value.
    @inlinable
    public func read(_ text: Address.EncodedText, into whole: inout Place.Whole) -> Bool {
      guard let value = form.read(text) else { return false }
      place.change(&whole) { $0.append(value) }
      return true
    }

    /// Writes the item for each value.
    @inlinable
    public func write(_ whole: Place.Whole, to writer: inout Address.Writer) {
      for value in place.get(whole) {
        writer.beginItem(name)
        form.write(value, to: &writer)
      }
    }
  }
}
