#if !hasFeature(Embedded)
  extension Cancellation {
    /// Starts an asynchronous function, for a world that calls back.
    ///
    ///     let ask: @Sendable (@escaping @Sendable ([Int]) -> Void) -> Cancellation = { answer in
    ///       .running { answer(await World().load()) }
    ///     }
    ///
    /// With it, a world that calls back works in a browser, which has no `async`, and elsewhere
    /// too. Stopping the cancellation cancels the task. The function runs on no particular actor.
    public static func running(_ run: @escaping @Sendable () async -> Void) -> Cancellation {
      Cancellation(Task { await run() })
    }
  }
#endif
