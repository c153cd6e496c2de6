/// A function by which a view sends inputs.
///
///     let face = Face<Dose, DoseInput, HTML> { dose, send in
///       button("+", .onClick { send(.plus) })
///     }
///
/// It is synchronous and runs in the isolation of the driver's owner. When the outermost call
/// returns, the input's change is in the state and in the views. A call during another call joins
/// its send.
/// - In the literature: a handler, `StateHandler`.
public struct Send<Input> {
  @usableFromInline
  let receiver: Receiver<Input>

  @inlinable
  init(receiver: Receiver<Input>) { self.receiver = receiver }

  /// Sends an input.
  @inlinable
  public func callAsFunction(_ input: Input) { receiver.send(input) }
}

extension Send {
  /// Sends an input, and returns a handle for the effects that the send has started.
  package func starting(_ input: Input) -> SendTask {
    if receiver.engine.isStopped { return .nothing }
    receiver.send(input)
    return receiver.engine.sent
  }

  /// Makes the host run the view again although nothing changed. For controls that show typed text
  /// while the state holds another value.
  package func refresh() { receiver.shownNode?.refreshView() }
}

/// The view that sends, without the type of its inputs. A control uses it to show what the state made of its value.
package struct SendingView {
  private let node: Node

  fileprivate init(_ node: Node) { self.node = node }

  /// Makes the host run the view again although nothing changed.
  package func refresh() { node.shownNode?.refreshView() }
}

extension Send {
  /// The view that sends here.
  package var view: SendingView { SendingView(receiver) }
}

@available(*, unavailable)
extension Send: Sendable {}
