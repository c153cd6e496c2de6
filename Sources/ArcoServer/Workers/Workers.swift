#if Server
  public import Logging

  /// A supervisor and the processes that do its work: who traps ends one of them, and nobody else.
  ///
  ///     Workers(4).supervise()  // the program's first line
  ///     let site = try Site(store: MemorySessionStore())
  ///     try await site.run(router, port: 8080)
  ///
  /// The program begins itself anew for each worker. They share the port and the store; a page's line is
  /// handed to the worker that has the page, whichever takes it.
  ///
  /// - A worker that ends unasked is begun again.
  /// - An input that ended its worker twice is refused, and kept as a ``Workers/Poison``.
  /// - `SIGHUP` replaces the workers one by one, by what the program's file is then. `SIGTERM` and `SIGINT` end all
  ///   in order.
  public struct Workers: Sendable {
    /// How many there are, at least one.
    public var count: Int
    /// How long one may have an input in hand before it is ended as one that stands still.
    public var patience: Duration = .seconds(10)
    /// How many bytes of memory one may have for its data, at least some hundred millions; nil for as
    /// many as there are. Who asks for more ends.
    public var memory: Int?
    /// Over how long a worker that is replaced closes the lines of its pages.
    public var farewell: Duration = .seconds(5)

    /// So many workers.
    ///
    /// - Precondition: `count` is at least 1.
    public init(_ count: Int) {
      precondition(count > 0, "Workers: there is nobody to do the work; give at least 1.")
      self.count = count
    }

    /// Supervises, in the process that was begun from outside: does not return, and ends the process once
    /// the workers have ended. In a worker, returns at once.
    ///
    /// To be called before anything is opened, and on the main thread.
    public func supervise(logger: Logger = Logger(label: "arco.supervisor")) {
      if let worker = Worker.current { return worker.begin() }
      Supervisor(self, logger: logger).run()
    }
  }
#endif
