extension RouteParts {
  /// A segment with a value.
  public struct Segment<Form: RouteForm>: RouteParts.PathRoute, RouteParts.QueryRoute {
    /// The value of the segment.
    public typealias Part = Form.Value

    @usableFromInline
    let form: Form

    @inlinable
    init(_ form: Form) { self.form = form }

    /// Reads the segment.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value? {
      let start = reader.position
      if let text = reader.segment(), let value = form.read(text) { return value }
      reader.refuseSegment(at: start, form.expectation)
      return nil
    }

    /// Writes the segment; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value, to writer: inout Address.Writer) -> Bool {
      writer.beginSegment()
      form.write(part, to: &writer)
      return true
    }
  }

  /// An optional last segment.
  public struct OptionalSegment<Form: RouteForm>: RouteParts.QueryRoute {
    /// The value of the segment; nil if it is missing.
    public typealias Part = Form.Value?

    @usableFromInline
    let segment: Segment<Form>

    @inlinable
    init(_ form: Form) { segment = Segment(form) }

    /// Reads the segment, if there is one.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Value?? {
      guard !reader.isAtEnd else { return .some(nil) }
      guard let value = segment.read(from: &reader) else { return nil }
      return value
    }

    /// Writes the segment, if there is a value; true, since every value has an address.
    @inlinable
    public func write(_ part: Form.Value?, to writer: inout Address.Writer) -> Bool {
      guard let part else { return true }
      return segment.write(part, to: &writer)
    }
  }

  /// All remaining segments.
  public struct EachSegment<Form: RouteForm>: RouteParts.QueryRoute {
    /// The values of the segments.
    public typealias Part = [Form.Value]

    @usableFromInline
    let segment: Segment<Form>

    @inlinable
    init(_ form: Form) { segment = Segment(form) }

    /// Reads all remaining segments. Nil if one of them is not a value of the form.
    @inlinable
    public func read(from reader: inout Address.Reader) -> [Form.Value]? {
      var values: [Form.Value] = []
      while !reader.isAtEnd {
        guard let value = segment.read(from: &reader) else { return nil }
        values.append(value)
      }
      return values
    }

    /// Writes a segment for each value; true, since every value has an address.
    @inlinable
    public func write(_ part: [Form.Value], to writer: inout Address.Writer) -> Bool {
      for value in part { _ = segment.write(value, to: &writer) }
      return true
    }
  }
}
