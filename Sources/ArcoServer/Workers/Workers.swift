#if Server
  public import Logging

  /// A supervisor and several processes that serve one site. A crash ends one process only.
  ///
  ///     Workers(4).supervise()  // the program's first line
  ///     let site = try Site(store: MemorySessionStore())
  ///     try await site.run(router, port: 8080)
  ///
  /// The supervisor starts the same program again for each worker. Workers share the port and the
  /// store. A page's socket is handed over to the worker that has the page.
  ///
  /// - A worker that ends unexpectedly is restarted.
  /// - An input that crashed or hung its worker twice is refused, and recorded as a
  ///   ``Workers/Poison``.
  /// - `SIGHUP` replaces the workers one by one, with the present program file. `SIGTERM` and
  ///   `SIGINT` end all workers in order.
  public struct Workers: Sendable {
    /// The number of workers, at least 1.
    public var count: Int
    /// The longest time for which a worker may handle one input. After that, the worker counts as
    /// hung and is killed.
    public var patience: Duration = .seconds(10)
    /// The limit of a worker's data, in bytes; nil for no limit. Give it some hundred million at
    /// least. A worker that needs more ends, and is restarted.
    public var memory: Int?
    /// The time over which a replaced worker closes the connections of its pages.
    public var farewell: Duration = .seconds(5)

    /// Describes a site with this number of worker processes. Call `supervise` to start them.
    ///
    /// - Precondition: `count` is at least 1.
    public init(_ count: Int) {
      precondition(count > 0, "Workers(_:) needs a count of at least 1.")
      self.count = count
    }

    /// Makes this process the supervisor: starts the workers, does not return, and ends the process
    /// once all workers have ended. In a worker, returns immediately.
    ///
    /// Call it on the main thread, before the program opens anything.
    public func supervise(logger: Logger = Logger(label: "arco.supervisor")) {
      if let worker = Worker.current { return worker.begin() }
      Supervisor(self, logger: logger).run()
    }
  }
#endif
