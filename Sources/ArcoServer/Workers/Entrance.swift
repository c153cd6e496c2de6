#if Server
  import ArcoCore
  import CArcoWorkers
  import Foundation
  import NIOCore

  /// Accepts connections from the socket that all workers share, on a thread of its own.
  ///
  /// An event loop cannot do this. NIO expects a connection after a readiness event, and another
  /// worker may have accepted it.
  final class Entrance: Sendable {
    /// The descriptors of accepted connections.
    let arrivals: AsyncStream<Int32>
    /// Closed to end the thread, which polls the other end.
    private let stop: Locked<Int32>
    private let guests = Locked<[ObjectIdentifier: any Channel]>([:])

    /// - Parameter listener: a listening socket; the thread closes it when it ends.
    init(_ listener: Int32) {
      let (arrivals, door) = AsyncStream.makeStream(of: Int32.self)
      self.arrivals = arrivals
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      _ = arco_pair(&mine, &theirs)
      stop = Locked(mine)
      let ended = theirs
      Thread.detachNewThread {
        while true {
          let taken = arco_accept(listener, ended)
          guard taken >= 0 else { break }
          door.yield(taken)
        }
        close(listener)
        close(ended)
        door.finish()
      }
    }

    /// Accepts no more connections.
    func shut() {
      stop.withLock { stop in
        if stop >= 0 { close(stop) }
        stop = -1
      }
    }

    /// Tracks a connection for as long as it is open.
    func enter(_ channel: any Channel) {
      let id = ObjectIdentifier(channel)
      guests.withLock { $0[id] = channel }
      let guests = guests
      channel.closeFuture.whenComplete { _ in guests.withLock { _ = $0.removeValue(forKey: id) } }
    }

    /// Accepts no more connections, and asks the open ones to close.
    func empty() {
      shut()
      for channel in guests.withLock({ Array($0.values) }) {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    }
  }
#endif
