#if !hasFeature(Embedded)

  extension Effect {
    /// Runs an asynchronous closure.
    ///
    ///     let watch = Effect<World, Prices, PricesInput>.task { world, out in
    ///       for await price in world.prices { out.send(.price(price)) }
    ///     }
    ///
    /// The task runs on no particular actor. It inherits no task-local values and no priority from
    /// the sender of the input. Cancelling the effect cancels its task. If the task ignores its
    /// cancellation and goes on, its place in its queue is free immediately, and whatever it sends
    /// is dropped. A task that never ends runs until it is cancelled or its component instance is
    /// unmounted. A task that sends without pause does not block the owner: the driver applies a
    /// limited number of its inputs at a time, and handles other inputs in between.
    /// - Parameters:
    ///   - id: an id by which the effect can be cancelled.
    ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
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
    /// If the closure does not name the type that it throws, the type is `any Error`.
    /// - Parameter retry: when to run the closure again after a failure. By default it is not run
    ///   again.
    /// - Parameter failed: returns the input for the last failure. If it returns nil, the driver
    ///   reports ``Problem/effectFailed(id:failure:)``. It is not called for a cancelled effect.
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
    /// On older systems, an asynchronous sequence has no `Failure` type. There, write a `task` with
    /// a loop that sends the inputs.
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
    /// - Parameter failed: returns the input for a failure. If it returns nil, the driver reports
    ///   ``Problem/effectFailed(id:failure:)``.
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
