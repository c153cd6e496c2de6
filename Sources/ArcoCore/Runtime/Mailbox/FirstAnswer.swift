#if !hasFeature(Embedded)
  /// Waits for the first answer of a function that calls back. Returns nil if the task is cancelled
  /// first.
  ///
  ///     let load = Effect<World, Prices, PricesInput>.task { world, out in
  ///       if let prices = await firstAnswer({ world.ask($0) }) { out.send(.loaded(prices)) }
  ///     }
  ///
  /// Later answers are ignored. If the task is already cancelled, the function is not called.
  ///
  /// - Parameters:
  ///   - isolation: the isolation in which the function is called. Leave it out.
  ///   - start: starts the work, and calls its argument with the answer, from any thread. If the
  ///     task is cancelled before there is an answer, the returned cancellation is called, at most
  ///     once.
  public func firstAnswer<Answer: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ start: (@escaping @Sendable (Answer) -> Void) -> Cancellation
  ) async -> Answer? {
    let answer = FirstAnswer<Answer>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        guard answer.wait(waiting) else { return }
        answer.keep(start { answer.come($0) })
      }
    } onCancel: {
      answer.cancel()
    }
  }

  /// An answer that somebody waits for.
  ///
  /// Invariant: who waits is called once, with the first of an answer and a cancellation.
  private final class FirstAnswer<Answer: Sendable>: Sendable {
    private enum Phase {
      case fresh
      case awaited(CheckedContinuation<Answer?, Never>, Cancellation?)
      case answered
      case cancelled
    }

    private let phase = Locked(Phase.fresh)

    /// Whether to go on; who was cancelled before is called at once.
    func wait(_ waiting: CheckedContinuation<Answer?, Never>) -> Bool {
      let isWanted = phase.withLock { phase in
        guard case .fresh = phase else { return false }
        phase = .awaited(waiting, nil)
        return true
      }
      if !isWanted { waiting.resume(returning: nil) }
      return isWanted
    }

    /// Keeps what stops the work, which may have ended or been cancelled while it began.
    func keep(_ cancellation: Cancellation) {
      let isCancelled = phase.withLock { phase in
        if case .awaited(let waiting, _) = phase { phase = .awaited(waiting, cancellation) }
        if case .cancelled = phase { return true }
        return false
      }
      if isCancelled { cancellation.stop() }
    }

    func come(_ answer: Answer) { leave(.answered)?.waiting.resume(returning: answer) }

    func cancel() {
      guard let left = leave(.cancelled) else { return }
      left.cancellation?.stop()
      left.waiting.resume(returning: nil)
    }

    /// Ends the wait. Returns the waiting task, unless the wait was over already.
    private func leave(
      _ end: Phase
    ) -> (waiting: CheckedContinuation<Answer?, Never>, cancellation: Cancellation?)? {
      phase.withLock { phase in
        switch phase {
        case .fresh:
          phase = end
          return nil
        case .awaited(let waiting, let cancellation):
          phase = end
          return (waiting, cancellation)
        case .answered, .cancelled: return nil
        }
      }
    }
  }
#endif
