#if Server
  import ArcoCore
  import CArcoWorkers
  import Foundation
  import NIOCore

  /// Accepts connections from the socket that all workers share, on a thread of its own.
  ///
  /// An event loop cannot do this. NIO expects a connection after a readiness event, and another
  /// worker may have accepted it.
  final class ConnectionAcceptor: Sendable {
    /// The descriptors of accepted connections.
    let accepted: AsyncStream<Int32>
    /// Closed to end the thread, which polls the other end.
    private let stop: Locked<Int32>
    private let connections = Locked<[ObjectIdentifier: any Channel]>([:])

    /// - Parameter listener: a listening socket; the thread closes it when it ends.
    init(_ listener: Int32) {
      let (accepted, continuation) = AsyncStream.makeStream(of: Int32.self)
      self.accepted = accepted
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      _ = arco_pair(&mine, &theirs)
      stop = Locked(mine)
      let ended = theirs
      Thread.detachNewThread {
        while true {
          let taken = arco_accept(listener, ended)
          guard taken >= 0 else { break }
          continuation.yield(taken)
        }
        close(listener)
        close(ended)
        continuation.finish()
      }
    }

    /// Accepts no more connections.
    func stopAccepting() {
      stop.withLock { stop in
        if stop >= 0 { close(stop) }
        stop = -1
      }
    }

    /// Tracks a connection for as long as it is open.
    func track(_ channel: any Channel) {
      let id = ObjectIdentifier(channel)
      connections.withLock { $0[id] = channel }
      let connections = connections
      channel.closeFuture.whenComplete { _ in
        connections.withLock { _ = $0.removeValue(forKey: id) }
      }
    }

    /// Accepts no more connections, and asks the open ones to close.
    func closeAll() {
      stopAccepting()
      for channel in connections.withLock({ Array($0.values) }) {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    }
  }
#endif
