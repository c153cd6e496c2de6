/// A way to change any number of parts, without a way to read them.
///
/// - Whole: the value that is changed.
/// - Part: a value within it.
///
///     struct Scores: SetterOptic {
///       func modifyEach<E: Error>(
///         _ team: inout Team, _ body: (inout Int) throws(E) -> Void
///       ) throws(E) {
///         for index in team.players.indices { try body(&team.players[index].score) }
///       }
///     }
///
/// Every optic that can write is a setter.
///
/// Laws, checked by `SetterLaws`: a change that changes nothing leaves the whole as it is; two
/// changes one after the other are one change by both.
/// - In the literature: setter; `modifyEach` is over.
public protocol SetterOptic<Whole, Part>: Optic {
  /// The value that is changed.
  associatedtype Whole
  /// A value within it.
  associatedtype Part

  /// Changes each part in place, in order.
  ///
  /// When `body` throws, what it wrote before stays, and the parts after are left alone. An
  /// implementation must not hold a second copy of a part while `body` runs, or the first write in
  /// it copies the part's storage.
  func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure)

  /// Changes each part in place, without an answer and without errors.
  ///
  /// What compositions and stored optics do their changes with, as it needs no place for an answer;
  /// ``modifyEach(_:_:)`` by default.
  func change(_ whole: inout Whole, _ body: (inout Part) -> Void)
}

extension SetterOptic {
  /// Changes each part in place, without an answer and without errors.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    modifyEach(&whole, body)
  }
}
