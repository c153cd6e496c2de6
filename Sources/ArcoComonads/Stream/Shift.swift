/// A program that goes along a ``StreamSpace``, with an answer.
///
/// - Seed: what the stream grows from.
/// - Answer: what the program answers.
public typealias Shift<Seed, Answer> = Update<Streams<Seed>, Answer>

extension Update {
  /// Returns the update that goes so many elements ahead.
  ///
  /// - Parameter count: not negative.
  /// - Complexity: O(`count`).
  @inlinable
  public static func shift<Seed>(_ count: Int = 1) -> Update
  where C == Streams<Seed>, Value == Void {
    moving { $0.ahead(count) }
  }
}
