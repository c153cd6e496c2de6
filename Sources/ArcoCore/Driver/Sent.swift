/// What a send has started.
///
///     let saving = driver.send(.save)
///     await saving.finish()
///
/// Waiting for it does not keep anything from happening, and letting go of it stops nothing.
/// - Isolation: that of the driver's owner.
public struct Sent {
  /// Nil if it started nothing.
  @usableFromInline
  let engine: Engine?
  @usableFromInline
  let number: Int

  @usableFromInline
  init(engine: Engine, number: Int) {
    self.engine = engine
    self.number = number
  }

  @inlinable
  init() {
    engine = nil
    number = 0
  }

  /// What a send without effects returns.
  @inlinable
  static var nothing: Sent { Sent() }

  /// Cancels the effects that the send asked for, running and waiting ones, and what would follow
  /// them in a sequence; not what their inputs have started.
  ///
  /// - Complexity: O(*n*) in the component instances and their effects.
  public func cancel() {
    guard let engine else { return }
    engine.perform { [number] in engine.root?.cancel(sentBy: number) }
  }

  #if !hasFeature(Embedded)
    /// Waits until the effects that the send asked for are over, waiting ones and all steps of a
    /// sequence among them.
    ///
    /// An effect that was cancelled or failed is over. What their inputs start is not waited for: see
    /// ``finishChain(isolation:)``. Cancelling the task that waits does not end its wait.
    /// - Complexity: O(*n*) in the component instances and their effects.
    public func finish(isolation: isolated any Actor = #isolation) async {
      await wait(isChain: false)
    }

    /// Waits until the effects that the send asked for are over, and those that their inputs asked
    /// for, and so on.
    ///
    /// With an effect that never ends, such as a subscription, in the chain it waits until that one
    /// is cancelled.
    public func finishChain(isolation: isolated any Actor = #isolation) async {
      await wait(isChain: true)
    }

    private func wait(isChain: Bool, isolation: isolated any Actor = #isolation) async {
      guard let engine else { return }
      await withUnsafeContinuation { continuation in
        engine.wait(SendWait(number: number, isChain: isChain) { continuation.resume() })
      }
    }
  #endif
}

@available(*, unavailable)
extension Sent: Sendable {}

/// Somebody who waits for effects.
struct SendWait {
  let number: Int
  let isChain: Bool
  /// How many effects are not over.
  var left = 0
  let over: () -> Void

  init(number: Int, isChain: Bool, over: @escaping () -> Void) {
    self.number = number
    self.isChain = isChain
    self.over = over
  }

  func covers(_ effect: Running) -> Bool {
    (isChain ? effect.origin.chain : effect.origin.send) == number
  }
}

extension Node {
  /// Shows every effect here and below.
  final func eachRunning(_ look: (Running) -> Void) {
    for effect in running { look(effect) }
    for child in children { child.eachRunning(look) }
  }

  /// Cancels the effects here and below that one send asked for.
  final func cancel(sentBy number: Int) {
    cancel(isSettled: false) { $0.origin.send == number }
    for child in children { child.cancel(sentBy: number) }
  }
}
