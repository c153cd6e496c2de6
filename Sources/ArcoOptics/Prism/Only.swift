extension StandardOptics {
  /// The prism that finds only one value: a whole has this form if it equals the value.
  ///
  ///     let isZero = Itself<Int>().only(0)
  ///     isZero.extract(0)             // ()
  ///     isZero.extract(1)             // nil
  ///
  /// Laws: those of ``PrismOptic``, if `==` is an equivalence; checked by `OnlyTests`.
  /// - Complexity: one comparison.
  /// - In the literature: only, nearly.
  public struct Only<Whole: Equatable & Sendable>: PrismOptic {
    /// Nothing: the prism only tells whether the whole has this form.
    public typealias Part = Void

    @usableFromInline
    let value: Whole

    /// Makes the prism to a value.
    @inlinable
    public init(_ value: Whole) { self.value = value }

    /// Returns an empty tuple if the whole is the value.
    @inlinable
    public func extract(_ whole: Whole) -> Void? { whole == value ? () : nil }

    /// Returns the value.
    @inlinable
    public func embed(_ part: Void) -> Whole { value }
  }
}

extension Optic where Part: Equatable & Sendable {
  /// The optic that finds something only if the part equals a value: see ``StandardOptics/Only``.
  @inlinable
  public func only(_ value: Part) -> StandardOptics.Then<Self, StandardOptics.Only<Part>> {
    appending(StandardOptics.Only(value))
  }
}

extension Optic {
  /// The prism that finds something only if the whole equals a value:
  /// `Route.path("cart").into(.only(Page.cart))`.
  @inlinable
  public static func only<Value>(_ value: Value) -> Self where Self == StandardOptics.Only<Value> {
    StandardOptics.Only(value)
  }
}
