#if Server
  import Foundation
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  /// Takes connections from the socket that all workers share.
  struct Lobby: Service {
    let site: Site
    let worker: Worker
    /// A socket that listens.
    let descriptor: Int32
    /// Yields how to deal with connections once the worker takes those that others hand over.
    let opening: AsyncStream<ArcoChannel>
    /// Called in the worker that is the first to take connections.
    let onRunning: @Sendable () async -> Void

    func run() async throws {
      var opened: ArcoChannel?
      for await channel in opening.cancelOnGracefulShutdown() {
        opened = channel
        break
      }
      guard let opened else { return }
      let entrance = Entrance(descriptor)
      worker.hear(
        onAnnounce: { Task.detached { await onRunning() } },
        onLeave: { time in
          Task.detached {
            entrance.shut()
            await site.sendElsewhere(over: time)
            kill(getpid(), SIGTERM)
          }
        })
      worker.tell(.ready(shutdown: Int(site.limits.shutdown / .milliseconds(1))))
      await withGracefulShutdownHandler {
        await withDiscardingTaskGroup { group in
          for await connection in entrance.arrivals {
            group.addTask { await serve(connection, by: opened, entrance) }
          }
        }
        // A worker that leaves takes no more connections, and still has pages: a service that returns ends all others.
        try? await gracefulShutdown()
      } onGracefulShutdown: {
        entrance.empty()
      }
    }

    private func serve(
      _ connection: Int32, by channel: ArcoChannel, _ entrance: Entrance
    ) async {
      let logger = site.logger
      do {
        let value = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .channelOption(.allowRemoteHalfClosure, value: true)
          .withConnectedSocket(connection) { connection in
            entrance.enter(connection)
            return channel.setup(channel: connection, logger: logger)
          }
        await channel.handle(value: value, logger: logger)
      } catch {
        // The connection went away before it was one.
        logger.trace("Connection ended", metadata: .of(error))
      }
    }
  }

  extension Site {
    /// Ends all pages that there are, over so long: their clients find them elsewhere.
    package func sendElsewhere(over time: Duration) async {
      let all = sessions.all
      let begin = self.time.now()
      // A handler that computes for long holds back the end of its own page, and of no other one.
      await withDiscardingTaskGroup { group in
        for (place, session) in all.enumerated() {
          let next = begin + time * place / max(1, all.count)
          if next > self.time.now() { try? await self.time.sleep(next) }
          group.addTask { await session.end(.elsewhere) }
        }
      }
      _ = await keeper?.isSettled(by: self.time.now() + limits.answer)
    }
  }
#endif
