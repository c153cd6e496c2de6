/// How a view reports an input.
///
///     let face = Face<Dose, DoseInput, HTML> { dose, send in
///       button("+", .onClick { send(.plus) })
///     }
///
/// It is synchronous and runs in the isolation of the driver's owner. When the outermost call
/// returns, the input's state change is in the state and in the view. A call during another one
/// joins that one's send.
/// - In the literature: a handler, `StateHandler`.
public struct Send<Input> {
  @usableFromInline
  let receiver: Receiver<Input>

  @inlinable
  init(receiver: Receiver<Input>) { self.receiver = receiver }

  /// Reports an input.
  @inlinable
  public func callAsFunction(_ input: Input) { receiver.send(input) }
}

extension Send {
  /// Reports an input, and returns what the send has started.
  package func starting(_ input: Input) -> SendTask {
    if receiver.engine.isStopped { return .nothing }
    receiver.send(input)
    return receiver.engine.sent
  }

  /// Has the host run the view again although nothing changed. A control needs it that shows what
  /// was typed while the state says something else.
  package func refresh() { receiver.shownNode?.refreshView() }
}

@available(*, unavailable)
extension Send: Sendable {}
