public import ArcoOptics

extension RouteParts {
  /// A route whose value is embedded in a larger value, such as a case of an enum.
  ///
  /// Made by ``RouteOptic/into(_:)``.
  public struct Into<Base: RouteOptic, Form: PrismOptic>: RouteOptic where Base.Part == Form.Part {
    /// The larger value.
    public typealias Part = Form.Whole

    @usableFromInline
    let base: Base
    @usableFromInline
    let form: Form

    @inlinable
    init(_ base: Base, _ form: Form) {
      self.base = base
      self.form = form
    }

    /// The names of the query items of the route.
    @inlinable
    public var itemNames: [StaticString] { base.itemNames }

    /// Reads the value, and embeds it in the larger value.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Form.Whole? {
      guard let part = base.read(from: &reader) else { return nil }
      return form.embed(part)
    }

    /// Extracts the value from the larger value, and writes it; returns false if there is none.
    @inlinable
    public func write(_ part: Form.Whole, to writer: inout Address.Writer) -> Bool {
      guard let part = form.extract(part) else { return false }
      return base.write(part, to: &writer)
    }
  }
}

extension RouteParts.Into: RouteParts.QueryRoute where Base: RouteParts.QueryRoute {}
extension RouteParts.Into: RouteParts.PathRoute where Base: RouteParts.PathRoute {}

extension RouteOptic {
  /// Returns a route to the larger value that a prism makes from this route's value.
  ///
  ///     let cart = Route.path("cart").into(Page.prisms.cart)
  ///
  /// It reads the addresses of this route, and prints the values from which the prism extracts a
  /// value. An iso works too, for example to make a struct from two values.
  @inlinable
  public func into<Form: PrismOptic>(_ form: Form) -> RouteParts.Into<Self, Form>
  where Form.Part == Part {
    RouteParts.Into(self, form)
  }
}
