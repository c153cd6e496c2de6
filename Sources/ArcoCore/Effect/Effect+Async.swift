#if !hasFeature(Embedded)

  extension Effect {
    /// Runs an asynchronous closure.
    ///
    ///     .task { world, out in
    ///       for await price in world.prices { out.send(.price(price)) }
    ///     }
    ///
    /// It runs on no particular actor. Cancelling the effect cancels its task; a task that does not
    /// listen goes on, and nothing it sends is written.
    public static func task(
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ run: @escaping @Sendable (World, Outlet<State, Input>) async -> Void
    ) -> Effect {
      Effect(.work(id, .of(queue: queue), Kernel(task: run)))
    }

    /// Runs an asynchronous closure that can fail.
    ///
    ///     .task(id: "save") { world, out throws(SaveError) in
    ///       try await world.save()
    ///       out.send(.saved)
    ///     } catch: { .failed($0) }
    ///
    /// A closure that does not say what it throws fails with `any Error`.
    /// - Parameter failed: the input for a failure; nil leaves it to the driver's `onProblem`.
    ///   Not asked about the end of a cancelled effect.
    public static func task<Failure: Error>(
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ run: @escaping @Sendable (World, Outlet<State, Input>) async throws(Failure) -> Void,
      catch failed: @escaping @Sendable (Failure) -> Input?
    ) -> Effect {
      task(id: id, queue: queue) { world, out in
        do throws(Failure) {
          try await run(world, out)
        } catch {
          out.fail(error, failed)
        }
      }
    }

    /// Sends an input for each element of an asynchronous sequence.
    ///
    ///     .stream(id: "ticks", { world in world.clock.ticks }) { .tick($0) }
    public static func stream<Elements: AsyncSequence>(
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ elements: @escaping @Sendable (World) -> Elements,
      _ input: @escaping @Sendable (Elements.Element) -> Input
    ) -> Effect where Elements.Failure == Never, Elements: SendableMetatype {
      task(id: id, queue: queue) { world, out in
        for await element in elements(world) { out.send(input(element)) }
      }
    }

    /// Sends an input for each element of an asynchronous sequence that can fail.
    ///
    /// - Parameter failed: the input for a failure; nil leaves it to the driver's `onProblem`.
    public static func stream<Elements: AsyncSequence>(
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ elements: @escaping @Sendable (World) -> Elements,
      _ input: @escaping @Sendable (Elements.Element) -> Input,
      catch failed: @escaping @Sendable (Elements.Failure) -> Input?
    ) -> Effect where Elements: SendableMetatype {
      task(id: id, queue: queue) { world, out in
        var iterator = elements(world).makeAsyncIterator()
        do throws(Elements.Failure) {
          while let element = try await iterator.next(isolation: nil) {
            out.send(input(element))
          }
        } catch {
          out.fail(error, failed)
        }
      }
    }
  }

  extension Outlet {
    /// Looks at the state as it is when the owner comes to it, after what was sent before.
    ///
    ///     let items = await out.read { $0.items }
    ///
    /// - Returns: nil if the part is gone or the effect was cancelled.
    public func read<Value: Sendable>(
      _ look: @escaping @Sendable (State) -> Value
    ) async -> Value? {
      await withCheckedContinuation { continuation in
        let answer = Answer(continuation)
        port.post { [port] in answer.give(port.node.location.read().map(look)) }
      }
    }

    func fail<Failure: Error>(
      _ error: Failure, _ failed: @escaping @Sendable (Failure) -> Input?
    ) {
      port.post { [port] in  // asked there, as the mail of a cancelled effect is not read
        port.hasFailed = true
        if let input = failed(error) { return port.node.receive(input) }
        port.node.engine.onProblem(.effectFailed(id: port.id, failure: "\(error)"))
      }
    }
  }

  /// A question that is answered once: nil if the mail that carries it is dropped.
  private final class Answer<Value: Sendable>: Sendable {
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
