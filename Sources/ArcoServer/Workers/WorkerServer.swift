#if Server
  import Foundation
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  /// Serves connections from the socket that all workers share.
  struct WorkerServer: Service {
    let site: Site
    let worker: Worker
    /// A listening socket.
    let descriptor: Int32
    /// Yields the set-up of channels, once the worker accepts hand-overs.
    let opening: AsyncStream<ArcoChannel>
    /// Called in the first worker that accepts connections.
    let onRunning: @Sendable () async -> Void

    func run() async throws {
      var opened: ArcoChannel?
      for await channel in opening.cancelOnGracefulShutdown() {
        opened = channel
        break
      }
      guard let opened else { return }
      let acceptor = ConnectionAcceptor(descriptor)
      worker.hear(
        onAnnounce: { Task.detached { await onRunning() } },
        onLeave: { time in
          Task.detached {
            acceptor.stopAccepting()
            await site.sendElsewhere(over: time)
            kill(getpid(), SIGTERM)
          }
        })
      worker.tell(.ready(shutdown: Int(site.limits.shutdown / .milliseconds(1))))
      await withGracefulShutdownHandler {
        await withDiscardingTaskGroup { group in
          for await connection in acceptor.accepted {
            group.addTask { await serve(connection, by: opened, acceptor) }
          }
        }
        // A leaving worker accepts no more connections but still has pages. If this service
        // returned, all others would end.
        try? await gracefulShutdown()
      } onGracefulShutdown: {
        acceptor.closeAll()
      }
    }

    private func serve(
      _ connection: Int32, by channel: ArcoChannel, _ acceptor: ConnectionAcceptor
    ) async {
      let logger = site.logger
      do {
        let value = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .channelOption(.allowRemoteHalfClosure, value: true)
          .withConnectedSocket(connection) { connection -> EventLoopFuture<ArcoChannel.Value> in
            // NIO closes a connection whose set-up fails.
            guard acceptor.track(connection) else {
              return connection.eventLoop.makeFailedFuture(ChannelError.eof)
            }
            return channel.setup(channel: connection, logger: logger)
          }
        await channel.handle(value: value, logger: logger)
      } catch {
        // The connection closed before it was set up.
        logger.trace("Connection ended", metadata: .of(error))
      }
    }
  }

  extension Site {
    /// Ends all pages of this worker, spread over a time. Their clients reconnect to other workers.
    package func sendElsewhere(over time: Duration) async {
      let all = sessions.all
      let begin = self.time.now()
      // In parallel: a handler that computes for long delays the end of its own page only.
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
