#if Server
  import ArcoCore
  import ArcoServer
  import Foundation
  import Hummingbird
  import Testing

  /// How the requests of connections take turns.
  @Suite(.timeLimit(.minutes(1))) struct TurnTests {
    @Test func `requests that a connection sends together do not delay another visitor`()
      async throws
    {
      let (busy, isAnswered, begun) = (Locked(0), Locked(false), Signal())
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/b") { _, _ -> String in
          begun.raise()
          let end = ContinuousClock.now + .milliseconds(10)
          while !isAnswered.withLock({ $0 }), ContinuousClock.now < end {}
          busy.withLock { $0 += 1 }
          return ""
        }
        router.get("/quick") { _, _ -> String in
          isAnswered.withLock { $0 = true }
          return "\(busy.withLock { $0 })"
        }
        return router
      }
      // They come in one read.
      let count = 400
      let together =
        String(repeating: "GET /b HTTP/1.1\r\nHost: h\r\n\r\n", count: count - 1)
        + "GET /b HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"
      try await TestServer.run(router: router) { server in
        try await withThrowingTaskGroup { connections in
          // One for each thread that handlers share.
          for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            connections.addTask {
              try await RawClient.connect(server.port) { client in
                try await client.write(together)
                _ = await client.drain()
              }
            }
          }
          await begun.wait()
          let reply = try await RawClient.connect(server.port) { try await $0.get("/quick") }
          let handled = try #require(Int(reply.body))
          #expect(handled < count, "the visitor waited for all that another connection had sent")
          try await connections.waitForAll()
        }
      }
    }
  }
#endif
