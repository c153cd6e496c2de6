#if !hasFeature(Embedded)

  extension Effect {
    /// Runs an asynchronous closure.
    ///
    ///     let watch = Effect<World, Prices, PricesInput>.task { world, out in
    ///       for await price in world.prices { out.send(.price(price)) }
    ///     }
    ///
    /// The task runs on no particular actor. It inherits no task-local values and no priority from the
    /// sender of the input. Cancelling the effect cancels its task. A task that ignores
    /// this goes on, but its place in its queue is free at once, and nothing it sends is applied. A
    /// task that never ends runs until it is cancelled or its component goes away. A task that
    /// sends without pause does not hold up the owner: its inputs are applied in turns, and the
    /// owner's own inputs come between these.
    /// - Parameters:
    ///   - id: a name to cancel it by.
    ///   - queue: where it meets other effects; without one it starts at once.
    public static func task(
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ run: @escaping @Sendable (World, Outlet<State, Input>) async -> Void
    ) -> Effect {
      Effect(id, in: queue, .task(run))
    }

    /// Runs an asynchronous closure that can fail.
    ///
    ///     let save: Effect<World, Todos, TodosInput> = .task { world, out throws(SaveError) in
    ///       guard let items = await out.read({ $0.items }) else { return }
    ///       try await world.save(items)
    ///       out.send(.saved)
    ///     } catch: {
    ///       .failed($0)
    ///     }
    ///
    /// A closure that does not say what it throws fails with `any Error`.
    /// - Parameter retry: when to run the closure again after a failure; not at all by default.
    /// - Parameter failed: returns the input for the last failure. If it returns nil, the driver's
    ///   `onProblem` hears of the failure. It is not called for a cancelled effect.
    public static func task<Failure: Error>(
      id: EffectID? = nil,
      queue: Queue? = nil,
      retry: Retry? = nil,
      _ run: @escaping @Sendable (World, Outlet<State, Input>) async throws(Failure) -> Void,
      catch failed: @escaping @Sendable (Failure) -> Input?
    ) -> Effect {
      task(id: id, queue: queue) { world, out in
        var failures = 0
        while true {
          do throws(Failure) {
            return try await run(world, out)
          } catch {
            failures += 1
            guard let retry, await out.pause(retry, afterFailures: failures) else {
              return out.fail(error, failed)
            }
          }
        }
      }
    }

    /// Sends an input for each element of an asynchronous sequence.
    ///
    ///     let watch = Effect<World, Prices, PricesInput>.stream(
    ///       of: { world in world.prices }, id: "prices") { .price($0) }
    ///
    /// Older systems do not know how a sequence fails. There, a task that loops sends the same inputs.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public static func stream<Elements: AsyncSequence>(
      of elements: @escaping @Sendable (World) -> Elements,
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ input: @escaping @Sendable (Elements.Element) -> Input
    ) -> Effect where Elements.Failure == Never, Elements: SendableMetatype {
      task(id: id, queue: queue) { world, out in
        for await element in elements(world) { out.send(input(element)) }
      }
    }

    /// Sends an input for each element of an asynchronous sequence that can fail.
    ///
    /// - Parameter failed: returns the input for a failure. If it returns nil, the driver's
    ///   `onProblem` hears of the failure.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public static func stream<Elements: AsyncSequence>(
      of elements: @escaping @Sendable (World) -> Elements,
      id: EffectID? = nil,
      queue: Queue? = nil,
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
#endif
