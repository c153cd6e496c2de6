/// The prism to one value: it has the form when it equals that value.
///
///     let isZero = Only(0)
///     isZero.extract(0)             // ()
///     isZero.extract(1)             // nil
///
/// Laws: those of ``PrismOptic``, for an `==` that is equality; checked by `OnlyTests`.
/// - Complexity: one comparison.
/// - In the literature: only, nearly.
public struct Only<Whole: Equatable & Sendable>: PrismOptic {
  /// Nothing more to know.
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
