/// A program that moves forward in a ``StreamSpace`` and returns an answer.
///
/// - Seed: the type from which an element and the next seed are computed.
/// - Answer: the answer of the program.
public typealias Shift<Seed, Answer> = Update<Streams<Seed>, Answer>

extension Update {
  /// Returns the update that moves a stream forward by `count` elements.
  ///
  /// - Parameter count: at least 0.
  /// - Complexity: O(`count`).
  @inlinable
  public static func shift<Seed>(_ count: Int = 1) -> Update
  where C == Streams<Seed>, Value == Void {
    moving { $0.ahead(count) }
  }
}
