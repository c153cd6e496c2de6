/// What a send has started: to be waited for, or cancelled.
///
///     let saving = driver.send(.save)
///     await saving.finish()
///
/// Letting go of it stops nothing. It may be used from any task; the driver hears of it in its turn
/// with the mail of its effects.
public struct Sent: Sendable {
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
  static var nothing: Sent { Sent(requester: nil, number: 0) }

  /// Cancels the effects that the send asked for, running and waiting ones, and what would follow
  /// them in a sequence; not what their inputs have started.
  ///
  /// - Complexity: O(*n*) in the component instances and their effects.
  public func cancel() {
    guard let requester else { return }
    requester.post { [number] in requester.engine.cancel(sentBy: number) }
  }
}

#if !hasFeature(Embedded)
  extension Sent {
    /// Waits until the effects that the send asked for are over, waiting ones and all steps of a
    /// sequence among them.
    ///
    /// An effect that was cancelled or failed is over. What their inputs start is not waited for: see
    /// ``finishChain()``. Cancelling the task that waits does not end its wait.
    /// - Complexity: O(*n*) in the component instances and their effects.
    public func finish() async { await wait(isChain: false) }

    /// Waits until the effects that the send asked for are over, and those that their inputs asked
    /// for, and so on.
    ///
    /// With an effect that never ends, such as a subscription, in the chain it waits until that one
    /// is cancelled.
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
