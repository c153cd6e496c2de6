#if Server
  import ArcoCore
  import Foundation
  public import Hummingbird
  import Logging
  import NIOCore
  public import ServiceLifecycle
  package import UnixSignals

  extension Site {
    /// Serves a router until the process gets SIGTERM or SIGINT, then shuts down.
    ///
    /// The shutdown has three phases. Running requests have `limits.shutdown` to end, then the
    /// effects of the pages have the same time, then the other services end.
    ///
    ///     let site = try Site()
    ///     try await site.run(router, port: 8080, services: [database])
    ///
    /// If the address cannot be bound, `run` prints the cause and the remedy (``SiteError``) to
    /// standard error and ends the process with status 1. To catch the error instead, run
    /// Hummingbird's `Application` with `.arco(site)`.
    ///
    /// - Errors: the first error that a service throws, after all other services have ended.
    ///
    /// - `host`: an address of this machine; the default is reachable from this machine only.
    /// - `port`: 0 takes any free port.
    /// - `services`: services that run beside the pages, such as a database client. They end after
    ///   the pages, the last one first. If a service returns or throws, the pages end in order, and
    ///   then `run` returns or throws. Each worker of ``Workers`` runs services of its own.
    /// - `onRunning`: called with the port once the server accepts connections.
    public func run<Builder: HTTPResponderBuilder>(
      _ router: Builder,
      host: String = "127.0.0.1",
      port: Int = 8080,
      services: [any Service] = [],
      onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws
    where
      Builder.Responder.Context: InitializableFromSource<ApplicationRequestContextSource>
    {
      do {
        try await serve(
          router, host: host, port: port, services: services, until: [.sigterm, .sigint],
          onRunning: onRunning)
      } catch let error as SiteError {
        // An error that leaves `main` traps, and the backtrace would hide the message.
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(EXIT_FAILURE)
      }
    }

    /// Serves like `run`, but throws `SiteError` if the address cannot be bound.
    ///
    /// - Parameter signals: the signals that begin a shutdown. Without signals, the process handles
    ///   them as before.
    package func serve<Builder: HTTPResponderBuilder>(
      _ router: Builder, host: String = "127.0.0.1", port: Int = 8080,
      services: [any Service] = [], until signals: [UnixSignal] = [],
      onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws
    where
      Builder.Responder.Context: InitializableFromSource<ApplicationRequestContextSource>
    {
      guard (0...65535).contains(port) else { throw SiteError.portOutOfRange(port) }
      let servers: [any Service]
      if let worker {
        servers = try together(worker, router, host: host, port: port, onRunning: onRunning)
      } else {
        servers = [
          application(router, at: .hostname(host, port: port)) { channel in
            await onRunning(channel.localAddress?.port ?? port)
          }
        ]
      }
      let pages = ServedPages(site: self, servers: servers, host: host, port: port)
      var group = Self.group(
        services + [pages], whenOneEnds: .gracefullyShutdownGroup, within: limits.shutdown * 3,
        logger)
      group.gracefulShutdownSignals = signals
      try await ServiceGroup(configuration: group).run()
    }

    private func application<Builder: HTTPResponderBuilder>(
      _ router: Builder, at address: BindAddress,
      onRunning: @escaping @Sendable (any Channel) async -> Void
    ) -> Application<Builder.Responder>
    where
      Builder.Responder.Context: InitializableFromSource<ApplicationRequestContextSource>
    {
      Application(
        router: router,
        server: .arco(self),
        configuration: ApplicationConfiguration(address: address, serverName: nil),
        onServerRunning: onRunning,
        logger: logger)
    }

    /// The services of a worker: it accepts connections from outside, and connections that other
    /// workers hand over.
    private func together<Builder: HTTPResponderBuilder>(
      _ worker: Worker, _ router: Builder, host: String, port: Int,
      onRunning: @escaping @Sendable (Int) async -> Void
    ) throws(SiteError) -> [any Service]
    where
      Builder.Responder.Context: InitializableFromSource<ApplicationRequestContextSource>
    {
      let (descriptor, port) = try worker.listen(host, port)
      let (opening, opener) = AsyncStream.makeStream(of: ArcoChannel.self)
      let site = self
      let inner = application(
        router, at: .unixDomainSocket(path: worker.socket(of: worker.name.number))
      ) { _ in
        if let channel = site.channel.withLock({ $0 }) { opener.yield(channel) }
      }
      let server = WorkerServer(
        site: self, worker: worker, descriptor: descriptor, opening: opening,
        onRunning: { await onRunning(port) })
      return [inner, server]
    }

    /// - Parameter behavior: what happens when a service returns or throws before its shutdown.
    fileprivate static func group(
      _ services: [any Service],
      whenOneEnds behavior: ServiceGroupConfiguration.ServiceConfiguration.TerminationBehavior,
      within time: Duration, _ logger: Logger
    ) -> ServiceGroupConfiguration {
      var group = ServiceGroupConfiguration(
        services: services.map {
          .init(
            service: $0, successTerminationBehavior: behavior,
            failureTerminationBehavior: behavior)
        },
        logger: logger)
      group.maximumGracefulShutdownDuration = time
      return group
    }
  }

  /// The servers of a site. Closes the site when they have ended.
  private struct ServedPages: Service {
    let site: Site
    let servers: [any Service]
    let host: String
    let port: Int

    func run() async throws {
      let group = Site.group(
        servers, whenOneEnds: .cancelGroup, within: site.limits.shutdown, site.logger)
      do {
        try await ServiceGroup(configuration: group).run()
      } catch {
        await site.close()
        throw SiteError(error, host: host, port: port) ?? error
      }
      await site.close()
    }
  }

  extension Site: Service {
    /// Waits until the service group shuts down or is cancelled, then closes the site (`close()`).
    ///
    ///     let application = Application(
    ///       router: router, server: .arco(site), services: [database, site])
    ///     try await application.runService()
    ///
    /// The services of an application end after its server, the last one first: here first the
    /// pages, then the database.
    public func run() async throws {
      try? await gracefulShutdown()
      await close()
    }
  }

  extension SiteError {
    /// Names the reasons for which a socket cannot be bound; nil for any other error.
    init?(_ error: any Error, host: String, port: Int) {
      guard let error = error as? IOError else { return nil }
      self.init(code: error.errnoCode, host: host, port: port)
    }

    init?(code: Int32, host: String, port: Int) {
      switch code {
      case EADDRINUSE: self = .portInUse(host: host, port: port)
      case EACCES: self = .portNotPermitted(host: host, port: port)
      case EADDRNOTAVAIL: self = .addressUnknown(host: host)
      default: return nil
      }
    }
  }
#endif
