/// A state that a machine has reached.
///
/// - State: the machine's state.
///
/// Only a machine makes moments: see `Machine.moment(after:)`, ``Moores`` and ``Cofrees``. A moment
/// of another machine is an invalid position (see ``Container``), but nothing checks this.
///
/// Moments are the positions in a ``Moore`` or ``Cofree`` space. They contain the state after a
/// sequence of inputs, not the inputs, so that showing it need not run the inputs again.
public struct Moment<State> {
  @usableFromInline
  var reached: State

  @inlinable
  init(_ state: State) { self.reached = state }

  /// The state that was reached.
  @inlinable
  public var state: State { reached }
}

extension Moment: Equatable where State: Equatable {}
extension Moment: Hashable where State: Hashable {}
extension Moment: Sendable where State: Sendable {}

#if !hasFeature(Embedded)
  extension Moment: Codable where State: Codable {}
#endif
