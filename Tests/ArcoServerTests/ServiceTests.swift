#if Server
  import ArcoServer
  import CArcoWorkers
  import Foundation
  import Hummingbird
  import Logging
  import ServiceLifecycle
  import Testing

  /// A service that pages use; it notes how it ends.
  private struct Client: Service {
    let name: String
    let log: Log

    func run() async throws {
      do {
        try await gracefulShutdown()
        log.note("\(name) ends")
      } catch {
        log.note("\(name) is cancelled")
      }
    }
  }

  private struct Mishap: Error {}

  private func quiet() -> Logger {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return logger
  }

  /// A site among other services.
  @Suite(.timeLimit(.minutes(1))) struct ServiceTests {
    private let log = Log()

    /// Runs a service in a group until it has ended; the body is called once the site is reached, and ends the group
    /// or something in it.
    private func run(
      _ site: Site, _ service: (Signal) -> any Service,
      then body: @escaping @Sendable (ServiceGroup) async throws -> Void
    ) async throws {
      let running = Signal()
      let group = ServiceGroup(services: [service(running)], logger: quiet())
      let ending = Task {
        await running.wait()
        _ = try await site.open(TestPage.screen(log), from: "10.0.0.1")
        try await body(group)
      }
      defer { ending.cancel() }
      try await group.run()
      try await ending.value
    }

    /// What `site.run` does, without the end of the process.
    private func serving(
      _ site: Site, beside services: [any Service]
    ) -> (Signal) -> any Service {
      { running in
        ClosureService {
          try await site.serve(Router(), port: 0, services: services) { _ in running.raise() }
        }
      }
    }

    @Test func `other services end after the pages, the last one first`() async throws {
      let site = try Site(logger: quiet())
      let services = [Client(name: "database", log: log), Client(name: "exporter", log: log)]
      try await run(site, serving(site, beside: services)) { await $0.triggerGracefulShutdown() }
      #expect(log.all == ["close", "exporter ends", "database ends"])
    }

    @Test func `in an application of one's own a site is a service that ends after its server`()
      async throws
    {
      let site = try Site(logger: quiet())
      let services: [any Service] = [Client(name: "database", log: log), site]
      try await run(site) { running in
        Application(
          router: Router(), server: .arco(site),
          configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
          services: services, onServerRunning: { _ in running.raise() }, logger: quiet())
      } then: {
        await $0.triggerGracefulShutdown()
      }
      #expect(log.all == ["close", "database ends"])
    }

    @Test func `pages and services end in order where one service fails, and its error is thrown`()
      async throws
    {
      let site = try Site(logger: quiet())
      let failing = Signal()
      let services: [any Service] = [
        Client(name: "database", log: log),
        ClosureService {
          await failing.wait()
          throw Mishap()
        },
      ]
      await #expect(throws: Mishap.self) {
        try await run(site, serving(site, beside: services)) { _ in failing.raise() }
      }
      #expect(log.all == ["close", "database ends"])
    }

    @Test func `pages and services end in order where one service returns`() async throws {
      let site = try Site(logger: quiet())
      let over = Signal()
      let services: [any Service] = [
        Client(name: "database", log: log), ClosureService { await over.wait() },
      ]
      try? await run(site, serving(site, beside: services)) { _ in over.raise() }
      #expect(log.all == ["close", "database ends"])
    }

    @Test func `services end where the port is taken, and the error says so`() async throws {
      let (first, second) = (try Site(logger: quiet()), try Site(logger: quiet()))
      let (ports, opened) = AsyncStream.makeStream(of: Int.self)
      let holding = Task {
        try await first.serve(Router(), port: 0) { opened.yield($0) }
      }
      var taken = ports.makeAsyncIterator()
      let port = try #require(await taken.next())
      await #expect(throws: SiteError.portInUse(host: "127.0.0.1", port: port)) {
        try await second.serve(
          Router(), port: port, services: [Client(name: "database", log: log)])
      }
      #expect(log.all == ["database ends"])
      holding.cancel()
      _ = await holding.result
    }

    @Test func `a program that runs a site ends in order when a signal asks for it`() async {
      await #expect(processExitsWith: .success) {
        try await Site(logger: quiet()).run(Router(), port: 0) { _ in kill(getpid(), SIGTERM) }
      }
    }

    @Test func `a site that is served within another program leaves signals to that program`() async
    {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        try await Site(logger: quiet()).serve(Router(), port: 0) { _ in kill(getpid(), SIGTERM) }
      }
    }

    @Test func `the services of a worker end after its pages`() async throws {
      // The path of a socket has some hundred bytes at most, and that of temporary files may be longer.
      let folder = URL(filePath: "/tmp/arco-\(Int.random(in: 0..<1_000_000_000))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var port: Int32 = 0
      let listener = arco_listen("127.0.0.1", 0, &port)
      let verdict = Verdict(
        folder: folder.path,
        first: [(.listening(port: Int(port), error: 0), listener), (.announce, -1)])
      let site = try Site(
        Site.Configuration(), logger: quiet(), time: ManualClock().timekeeper,
        worker: verdict.worker)
      let services = [Client(name: "database", log: log)]
      try await run(site, serving(site, beside: services)) { await $0.triggerGracefulShutdown() }
      #expect(log.all == ["close", "database ends"])
      withExtendedLifetime(verdict) {}
    }
  }
#endif
