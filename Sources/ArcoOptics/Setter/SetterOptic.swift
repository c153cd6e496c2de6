/// An optic that changes any number of parts, but cannot read them.
///
/// - Whole: the value that is changed.
/// - Part: one of the parts.
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
  /// One of the parts.
  associatedtype Part

  /// Changes each part in place, in order.
  ///
  /// If `body` throws, the changes so far stay, and the later parts are not visited. An
  /// implementation must not keep a second copy of a part while `body` runs; otherwise the first
  /// write copies the part's storage.
  func modifyEach<Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Void
  ) throws(Failure)

  /// Changes each part in place, by a body that returns and throws nothing.
  ///
  /// Compositions and stored optics use this function for their changes, because it needs no
  /// storage for a result. By default it calls ``modifyEach(_:_:)``.
  func change(_ whole: inout Whole, _ body: (inout Part) -> Void)
}

extension SetterOptic {
  /// Changes each part in place, by a body that returns and throws nothing.
  @inlinable
  public func change(_ whole: inout Whole, _ body: (inout Part) -> Void) {
    modifyEach(&whole, body)
  }
}
