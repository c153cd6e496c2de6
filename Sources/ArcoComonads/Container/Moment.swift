/// A state that a machine has reached.
///
/// - State: the machine's state.
///
/// A machine makes it: `Machine.moment(after:)`, ``Moores``, ``Cofrees``. A moment of another
/// machine does not fit, as a position of another shape does not (``Container``). Nothing checks
/// that.
///
/// It is the position of unfolded spaces (``Moore``, ``StreamSpace``, ``Cofree``): the state found after
/// a word of inputs in place of the word, so that a look need not run the word again.
public struct Moment<State> {
  @usableFromInline
  var reached: State

  @inlinable
  init(_ state: State) { self.reached = state }

  /// What was reached.
  @inlinable
  public var state: State { reached }
}

extension Moment: Equatable where State: Equatable {}
extension Moment: Hashable where State: Hashable {}
extension Moment: Sendable where State: Sendable {}

#if !hasFeature(Embedded)
  extension Moment: Codable where State: Codable {}
#endif
