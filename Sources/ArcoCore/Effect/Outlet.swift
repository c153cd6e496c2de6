/// What a running effect reports through.
///
/// - State: the state of the component that asked for the effect.
/// - Input: what that component understands.
///
/// Inputs go into the driver's mailbox, first in first out, from any task or thread; the owner
/// applies them in bounded turns, so that no effect starves the user. After the effect was
/// cancelled, or its component went away, nothing it sends is written.
public struct Outlet<State, Input: Sendable>: Sendable {
  let port: Port<State, Input>

  /// Sends an input to the component that asked for the effect.
  ///
  /// Returns at once; inputs of one caller are applied in order.
  public func send(_ input: Input) {
    port.post { [port] in port.node.receive(input) }
  }

  /// Changes the state of the component that asked for the effect, between two inputs.
  public func move(_ change: @escaping @Sendable (inout State) -> Void) {
    port.post { [port] in port.node.change(change) }
  }

  /// Says that the effect is over; what it sent before is applied first.
  ///
  /// Tasks and streams finish by themselves.
  public func finish() {
    port.post(nil)
  }
}
