#if Server
  import ArcoCore
  import CArcoWorkers
  import Foundation
  package import NIOCore

  /// Accepts connections from the socket that all workers share, on a thread of its own.
  ///
  /// An event loop cannot do this. NIO expects a connection after a readiness event, and another
  /// worker may have accepted it.
  package final class ConnectionAcceptor: Sendable {
    /// The descriptors of accepted connections.
    let accepted: AsyncStream<Int32>
    /// Closed to end the thread, which polls the other end.
    private let stop: Locked<Int32>
    private let connections = Locked(Tracked())

    private struct Tracked {
      var open: [ObjectIdentifier: any Channel] = [:]
      /// Whether all were asked to close.
      var areClosing = false
    }

    /// - Parameter listener: a listening socket; the thread closes it when it ends.
    package init(_ listener: Int32) {
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
    ///
    /// - Returns: false if the other connections were asked to close already: then the caller has to
    ///   close this one.
    package func track(_ channel: any Channel) -> Bool {
      let id = ObjectIdentifier(channel)
      let isInTime = connections.withLock { connections in
        if !connections.areClosing { connections.open[id] = channel }
        return !connections.areClosing
      }
      guard isInTime else { return false }
      let connections = connections
      channel.closeFuture.whenComplete { _ in
        connections.withLock { _ = $0.open.removeValue(forKey: id) }
      }
      return true
    }

    /// Accepts no more connections, and asks the open ones to close.
    package func closeAll() {
      stopAccepting()
      let open = connections.withLock { connections in
        connections.areClosing = true
        return Array(connections.open.values)
      }
      for channel in open {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    }
  }
#endif
