/// The effects that a send has started, to wait for or to cancel.
///
///     let driver = Driver(todos, state: Todos(), world: world)
///     let saving = driver.send(.save)
///     await saving.finish()
///
/// Releasing it stops nothing. Any task may use it. Its requests reach the driver through the
/// mailbox, in order with the inputs of effects.
public struct SendTask: Sendable {
  /// The sender of requests to the driver; nil if nothing was started.
  @usableFromInline
  let requester: Requester?
  @usableFromInline
  let number: Int

  @inlinable
  init(requester: Requester?, number: Int) {
    self.requester = requester
    self.number = number
  }

  /// The result of a send without effects.
  @inlinable
  static var nothing: SendTask { SendTask(requester: nil, number: 0) }

  /// Cancels the effects that the send has started, running or waiting, and the next steps of their
  /// sequences. Effects that their inputs have started go on.
  ///
  /// - Complexity: O(*n*) in the component instances and their effects.
  public func cancel() {
    guard let requester else { return }
    requester.post { [number] in requester.engine.cancel(sentBy: number) }
  }
}

#if !hasFeature(Embedded)
  extension SendTask {
    /// Waits until the effects that the send has started are over, including waiting effects and
    /// all steps of sequences.
    ///
    /// An effect that was cancelled or failed is over. Effects that their inputs start are not
    /// awaited: see ``finishChain()``. Cancelling the waiting task does not end its wait.
    /// - Complexity: O(*n*) in the component instances and their effects.
    public func finish() async { await wait(isChain: false) }

    /// Waits until the effects that the send has started are over, and the effects that their
    /// inputs have started, and so on.
    ///
    /// If an effect of the chain never ends, such as a subscription, the wait ends only when that
    /// effect is cancelled.
    public func finishChain() async { await wait(isChain: true) }

    private func wait(isChain: Bool) async {
      guard let requester else { return }
      let _: Void? = await withCheckedContinuation { continuation in
        let answer = Answer(continuation)
        requester.post { [number] in
          let wait = SendWait(number: number, isChain: isChain) { answer.give(()) }
          requester.engine.sends.wait(wait, among: requester.engine)
        }
      }
    }
  }
#endif
