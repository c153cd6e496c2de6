#if !hasFeature(Embedded)
  extension Cancellation {
    /// Starts an asynchronous function, for a world that calls back.
    ///
    ///     let ask: @Sendable (@escaping @Sendable ([Int]) -> Void) -> Cancellation = { answer in
    ///       .running { answer(await World().load()) }
    ///     }
    ///
    /// So one world serves where there is no `async`, as in a browser, and where there is. Stopping it
    /// cancels the task. The function runs on no particular actor.
    public static func running(_ run: @escaping @Sendable () async -> Void) -> Cancellation {
      Cancellation(Task { await run() })
    }
  }
#endif
