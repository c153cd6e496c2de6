#if !hasFeature(Embedded)

  extension Effect {
    /// Calls a function of the world, and sends its result as an input.
    ///
    ///     func searching(_ text: String) -> Effect<World, Shop, ShopInput> {
    ///       .task(\.search, text, as: ShopInput.found)
    ///     }
    ///
    /// Cancelling the effect cancels the task, as for every ``task(id:queue:_:)``.
    /// - Parameters:
    ///   - function: reads the function to call from the world: a key path such as `\.search`, or a
    ///     closure.
    ///   - arguments: the arguments of the function.
    ///   - input: makes an input from the result.
    ///   - id: an id by which the effect can be cancelled.
    ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
    public static func task<each Argument: Sendable, Value>(
      _ function: @escaping @Sendable (World) -> @Sendable (repeat each Argument) async -> Value,
      _ arguments: repeat each Argument,
      as input: @escaping @Sendable (Value) -> Input,
      id: EffectID? = nil,
      queue: Queue? = nil
    ) -> Effect {
      task(id: id, queue: queue) { world, out in
        out.send(input(await function(world)(repeat each arguments)))
      }
    }

    /// Calls a function of the world that can fail, and sends its result, or its failure, as an
    /// input.
    ///
    ///     func saving(_ items: Rows<Int, Todo>) -> Effect<World, Todos, TodosInput> {
    ///       .task(\.save, items, as: { .saved }, catch: TodosInput.failed)
    ///     }
    ///
    /// The argument of `catch:` has the type that the function throws.
    /// - Parameters:
    ///   - function: reads the function to call from the world: a key path such as `\.load`, or a
    ///     closure.
    ///   - arguments: the arguments of the function.
    ///   - input: makes an input from the result.
    ///   - failed: returns the input for the last failure. If it returns nil, the driver reports
    ///     ``Problem/effectFailed(id:failure:)``. It is not called for a cancelled effect.
    ///   - id: an id by which the effect can be cancelled.
    ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
    ///   - retry: when to call the function again after a failure. By default it is not called
    ///     again.
    public static func task<each Argument: Sendable, Value, Failure: Error>(
      _ function:
        @escaping @Sendable (World) ->
        @Sendable (repeat each Argument) async throws(Failure) ->
        Value,
      _ arguments: repeat each Argument,
      as input: @escaping @Sendable (Value) -> Input,
      catch failed: @escaping @Sendable (Failure) -> Input?,
      id: EffectID? = nil,
      queue: Queue? = nil,
      retry: Retry? = nil
    ) -> Effect {
      task(id: id, queue: queue, retry: retry) { world, out throws(Failure) in
        out.send(input(try await function(world)(repeat each arguments)))
      } catch: {
        failed($0)
      }
    }

    /// Calls a function of the world that returns nothing, and sends nothing.
    ///
    ///     func backingUp(_ items: Rows<Int, Todo>) -> Effect<World, Todos, TodosInput> {
    ///       .task(\.backUp, items)
    ///     }
    ///
    /// - Parameters:
    ///   - function: reads the function to call from the world: a key path such as `\.backUp`, or a
    ///     closure.
    ///   - arguments: the arguments of the function.
    ///   - id: an id by which the effect can be cancelled.
    ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
    public static func task<each Argument: Sendable>(
      _ function: @escaping @Sendable (World) -> @Sendable (repeat each Argument) async -> Void,
      _ arguments: repeat each Argument,
      id: EffectID? = nil,
      queue: Queue? = nil
    ) -> Effect {
      task(id: id, queue: queue) { world, _ in
        await function(world)(repeat each arguments)
      }
    }

    /// Calls a function of the world that returns nothing and can fail, and sends its failure as an
    /// input.
    ///
    ///     func saving(_ items: Rows<Int, Todo>) -> Effect<World, Todos, TodosInput> {
    ///       .task(\.save, items, catch: TodosInput.failed)
    ///     }
    ///
    /// - Parameters:
    ///   - function: reads the function to call from the world: a key path such as `\.save`, or a
    ///     closure.
    ///   - arguments: the arguments of the function.
    ///   - failed: returns the input for the last failure. If it returns nil, the driver reports
    ///     ``Problem/effectFailed(id:failure:)``. It is not called for a cancelled effect.
    ///   - id: an id by which the effect can be cancelled.
    ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
    ///   - retry: when to call the function again after a failure. By default it is not called
    ///     again.
    public static func task<each Argument: Sendable, Failure: Error>(
      _ function:
        @escaping @Sendable (World) ->
        @Sendable (repeat each Argument) async throws(Failure) ->
        Void,
      _ arguments: repeat each Argument,
      catch failed: @escaping @Sendable (Failure) -> Input?,
      id: EffectID? = nil,
      queue: Queue? = nil,
      retry: Retry? = nil
    ) -> Effect {
      task(id: id, queue: queue, retry: retry) { world, _ throws(Failure) in
        try await function(world)(repeat each arguments)
      } catch: {
        failed($0)
      }
    }
  }
#endif
