/// How a view reports an input.
///
///     Face { dose, send in
///       button("+", .onClick { send(.plus) })
///     }
///
/// Synchronous, in the isolation of the driver's owner: when the outermost call returns, its pure
/// part is in the state and in the view. A call during another one joins it.
/// - In the literature: a handler, `StateHandler`.
public struct Send<Input> {
  let receiver: Receiver<Input>

  /// Reports an input.
  public func callAsFunction(_ input: Input) { receiver.send(input) }
}

@available(*, unavailable)
extension Send: Sendable {}
