#if Server
  import UnixSignals
  import Foundation
  public import Hummingbird
  import NIOCore
  import ServiceLifecycle

  extension Site {
    /// Serves a router until the process is asked to end, then shuts down: requests that run have
    /// `limits.shutdown`, and after that the pages' effects have as long again.
    ///
    ///     let site = try Site()
    ///     try await site.run(router, port: 8080)
    ///
    /// - Errors: `SiteError` with a remedy when the address cannot be had.
    ///
    /// - `host`: an address of this machine; the default is reachable from this machine only.
    /// - `port`: 0 takes any free one.
    /// - `onRunning`: called with the port once connections are accepted.
    public func run<Builder: HTTPResponderBuilder>(
      _ router: Builder,
      host: String = "127.0.0.1",
      port: Int = 8080,
      onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws
    where
      Builder.Responder.Context: InitializableFromSource<ApplicationRequestContextSource>
    {
      guard (0...65535).contains(port) else { throw SiteError.portOutOfRange(port) }
      let application = Application(
        router: router,
        server: .arco(self),
        configuration: ApplicationConfiguration(
          address: .hostname(host, port: port), serverName: nil),
        onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
        logger: logger)
      var services = ServiceGroupConfiguration(
        services: [.init(service: application)],
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger)
      services.maximumGracefulShutdownDuration = limits.shutdown
      do {
        try await ServiceGroup(configuration: services).run()
      } catch {
        await close()
        throw SiteError(error, host: host, port: port) ?? error
      }
      await close()
    }
  }

  extension SiteError {
    /// The reasons for which a socket cannot be bound, in a person's words.
    init?(_ error: any Error, host: String, port: Int) {
      switch (error as? IOError)?.errnoCode {
      case EADDRINUSE: self = .portInUse(host: host, port: port)
      case EACCES: self = .portNotPermitted(host: host, port: port)
      case EADDRNOTAVAIL: self = .addressUnknown(host: host)
      default: return nil
      }
    }
  }
#endif
