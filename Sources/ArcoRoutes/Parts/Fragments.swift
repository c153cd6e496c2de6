extension RouteParts {
  /// A required fragment.
  public struct Fragment<Form: RouteForm>: RouteOptic {
    /// The value of the fragment.
    public typealias Part = Form.Value

    @usableFromInline
    let form: Form

    @inlinable
    init(_ form: Form) { self.form = form }

    /// Reads the fragment.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value? {
      if let text = reader.fragment, let value = form.read(text) { return value }
      reader.refuseFragment(form.expectation)
      return nil
    }

    /// Writes the fragment; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value, to writer: inout Address.Writer) -> Bool {
      writer.beginFragment()
      form.write(part, to: &writer)
      return true
    }
  }

  /// An optional fragment.
  public struct OptionalFragment<Form: RouteForm>: RouteOptic {
    /// The value of the fragment; nil if there is no fragment.
    public typealias Part = Form.Value?

    @usableFromInline
    let fragment: Fragment<Form>

    @inlinable
    init(_ form: Form) { fragment = Fragment(form) }

    /// Reads the fragment, if there is one.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value?? {
      guard reader.fragment != nil else { return .some(nil) }
      guard let value = fragment.read(from: &reader) else { return nil }
      return value
    }

    /// Writes the fragment, if there is a value; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value?, to writer: inout Address.Writer) -> Bool {
      guard let part else { return true }
      return fragment.write(part, to: &writer)
    }
  }
}
