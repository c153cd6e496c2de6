/// What a send has started: to be waited for, or cancelled.
///
///     let driver = Driver(todos, state: Todos(), world: world)
///     let saving = driver.send(.save)
///     await saving.finish()
///
/// Letting go of it stops nothing. Any task may use it. What is asked of it reaches the driver
/// through the mailbox, in order with what effects send.
public struct SendTask: Sendable {
  /// What speaks to the driver; nil if nothing was started.
  @usableFromInline
  let requester: Requester?
  @usableFromInline
  let number: Int

  @inlinable
  init(requester: Requester?, number: Int) {
    self.requester = requester
    self.number = number
  }

  /// What a send without effects returns.
  @inlinable
  static var nothing: SendTask { SendTask(requester: nil, number: 0) }

  /// Cancels the effects that the send asked for, running and waiting ones, and the next steps of
  /// their sequences. What their inputs have started goes on.
  ///
  /// - Complexity: O(*n*) in the component instances and their effects.
  public func cancel() {
    guard let requester else { return }
    requester.post { [number] in requester.engine.cancel(sentBy: number) }
  }
}

#if !hasFeature(Embedded)
  extension SendTask {
    /// Waits until the effects that the send asked for are over. This includes effects that wait
    /// and all steps of a sequence.
    ///
    /// An effect that was cancelled or failed is over. What their inputs start is not waited for:
    /// see ``finishChain()``. Cancelling the task that waits does not end its wait.
    /// - Complexity: O(*n*) in the component instances and their effects.
    public func finish() async { await wait(isChain: false) }

    /// Waits until the effects that the send asked for are over, and those that their inputs asked
    /// for, and so on.
    ///
    /// If an effect of the chain never ends, such as a subscription, it waits until that effect is
    /// cancelled.
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
