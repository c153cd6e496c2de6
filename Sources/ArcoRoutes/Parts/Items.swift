extension RouteParts {
  /// A required item of the query.
  public struct Item<Form: RouteForm>: RouteParts.QueryRoute {
    /// The type of the item's value.
    public typealias Part = Form.Value

    @usableFromInline
    let item: OptionalItem<Form>

    @inlinable
    init(_ name: StaticString, _ form: Form) { item = OptionalItem(name, form) }

    /// The name of this one item, as a list.
    @inlinable
    public var itemNames: [StaticString] { [item.name] }

    /// Reads the item.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value? {
      guard let found = item.read(from: &reader) else { return nil }
      if let found { return found }
      reader.refuseItem(item.name, .presence, found: nil)
      return nil
    }

    /// Writes the item; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value, to writer: inout Address.Writer) -> Bool {
      item.write(part, to: &writer)
    }
  }

  /// An item of the query with a default value for a missing item.
  public struct DefaultItem<Form: RouteForm>: RouteParts.QueryRoute where Form.Value: Sendable {
    /// The type of the item's value.
    public typealias Part = Form.Value

    @usableFromInline
    let item: OptionalItem<Form>
    @usableFromInline
    let absent: Form.Value

    @inlinable
    init(_ name: StaticString, _ form: Form, _ absent: Form.Value) {
      item = OptionalItem(name, form)
      self.absent = absent
    }

    /// The name of this one item, as a list.
    @inlinable
    public var itemNames: [StaticString] { [item.name] }

    /// Reads the item, or returns the default.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value? {
      guard let found = item.read(from: &reader) else { return nil }
      return found ?? absent
    }

    /// Writes the item, unless it is the default; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value, to writer: inout Address.Writer) -> Bool {
      item.form.isSame(part, absent) || item.write(part, to: &writer)
    }
  }

  /// An optional item of the query.
  public struct OptionalItem<Form: RouteForm>: RouteParts.QueryRoute {
    /// The type of the item's value, as an optional: nil stands for a missing item.
    public typealias Part = Form.Value?

    @usableFromInline
    let name: StaticString
    @usableFromInline
    let form: Form

    @inlinable
    init(_ name: StaticString, _ form: Form) {
      precondition(name.utf8CodeUnitCount > 0, "the name of a query item must not be empty")
      self.name = name
      self.form = form
    }

    /// The name of this one item, as a list.
    @inlinable
    public var itemNames: [StaticString] { [name] }

    /// Reads the item, if it is present. Two items of the same name are refused, because other
    /// programs could read the other one.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value?? {
      var found: Address.EncodedText?
      var items = reader.items
      while let item = items.next() {
        guard item.name.says(name) else { continue }
        guard found == nil else {
          reader.refuseItem(name, .single, found: item.value)
          return nil
        }
        found = item.value
      }
      guard let found else { return .some(nil) }
      if let value = form.read(found) { return value }
      reader.refuseItem(name, form.expectation, found: found)
      return nil
    }

    /// Writes the item, if there is a value; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value?, to writer: inout Address.Writer) -> Bool {
      guard let part else { return true }
      writer.beginItem(name)
      form.write(part, to: &writer)
      return true
    }
  }

  /// All items of the query with one name, in their order.
  public struct EachItem<Form: RouteForm>: RouteParts.QueryRoute {
    /// The values of the items.
    public typealias Part = [Form.Value]

    @usableFromInline
    let item: OptionalItem<Form>

    @inlinable
    init(_ name: StaticString, _ form: Form) { item = OptionalItem(name, form) }

    /// The name of the items.
    @inlinable
    public var itemNames: [StaticString] { [item.name] }

    /// Reads the items.
    @inlinable
    public func read(from reader: inout Address.Reader) -> [Form.Value]? {
      var values: [Form.Value] = []
      var items = reader.items
      while let next = items.next() {
        guard next.name.says(item.name) else { continue }
        guard let value = item.form.read(next.value) else {
          reader.refuseItem(item.name, item.form.expectation, found: next.value)
          return nil
        }
        values.append(value)
      }
      return values
    }

    /// Writes an item for each value; true, since every value has an address.
    @inlinable
    public func write(_ part: [Form.Value], to writer: inout Address.Writer) -> Bool {
      for value in part { _ = item.write(value, to: &writer) }
      return true
    }
  }
}
