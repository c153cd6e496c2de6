#if !hasFeature(Embedded)
  extension Outlet {
    /// Reads the state on the owner's actor, after everything that this outlet sent before.
    ///
    ///     let save = Effect<World, Todos, TodosInput>.task { world, out in
    ///       guard let items = await out.read({ $0.items }) else { return }
    ///       await world.backUp(items)
    ///     }
    ///
    /// - Returns: nil if the part is gone or the effect was cancelled.
    public func read<Value: Sendable>(
      _ look: @escaping @Sendable (State) -> Value
    ) async -> Value? {
      await withCheckedContinuation { continuation in
        let answer = Answer(continuation)
        running.post { answer.give(state().map(look)) }
      }
    }

    /// The key of work that may run again.
    var key: EffectKey { running.keyOfWork }

    func fail<Failure: Error>(
      _ error: Failure, _ failed: @escaping @Sendable (Failure) -> Input?
    ) {
      running.postInput {  // called there, so that it is not called for a cancelled effect
        if running.owner.engine.isPeeking { return failed(error).map(receive) ?? () }
        running.hasFailed = true
        if let input = failed(error) { return receive(input) }
        running.owner.engine.onProblem(.effectFailed(id: running.id, failure: "\(error)"))
      }
    }

    /// Waits before another try. Returns false if no try is left or the effect was cancelled.
    func pause(_ retry: Retry, afterFailures failures: Int) async -> Bool {
      let isOver: Void? = await withCheckedContinuation { continuation in
        let answer = Answer(continuation)
        // A sender of its own, so that the wait begins even while a test holds what the effect
        // sent.
        let requester = Requester(engine: running.owner.engine)
        requester.post {
          guard running.isAlive else { return }
          running.failures = UInt16(clamping: failures)
          let interpretation = running.owner.engine.interpretation
          let chance = interpretation.chance ?? { .random(in: .min ... .max) }
          guard let wait = retry.wait(afterFailures: failures, chance: chance) else {
            return answer.give(nil)
          }
          running.wake(after: wait, isPause: true) { timer in
            requester.post {
              running.forget(timer)
              answer.give(())
            }
          }
        }
      }
      // Once the time is over, the effect may be cancelled before this task goes on.
      return isOver != nil && !Task.isCancelled
    }
  }

  /// An answer that is given once; nil if the letter that should give it is dropped.
  final class Answer<Value: Sendable>: Sendable {
    private let continuation: Locked<CheckedContinuation<Value?, Never>?>

    init(_ continuation: CheckedContinuation<Value?, Never>) {
      self.continuation = Locked(continuation)
    }

    func give(_ value: Value?) {
      continuation.withLock { $0.take() }?.resume(returning: value)
    }

    deinit { give(nil) }
  }
#endif
