#if Server
  import ArcoCore
  import CArcoWorkers
  import Foundation
  import NIOCore

  /// Takes connections from the socket that all workers share, on a thread of its own.
  ///
  /// An event loop cannot: it takes it for granted that what it is told of is there, and here another
  /// worker may have been faster.
  final class Entrance: Sendable {
    /// The connections' descriptors.
    let arrivals: AsyncStream<Int32>
    /// Closed to end the thread, which has the other end.
    private let stop: Locked<Int32>
    private let guests = Locked<[ObjectIdentifier: any Channel]>([:])

    /// - Parameter listener: a socket that listens; it is closed at the end.
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

    /// Takes no more connections.
    func shut() {
      stop.withLock { stop in
        if stop >= 0 { close(stop) }
        stop = -1
      }
    }

    /// Notes a connection for as long as it is there.
    func enter(_ channel: any Channel) {
      let id = ObjectIdentifier(channel)
      guests.withLock { $0[id] = channel }
      let guests = guests
      channel.closeFuture.whenComplete { _ in guests.withLock { _ = $0.removeValue(forKey: id) } }
    }

    /// Asks all connections to end, and takes no more.
    func empty() {
      shut()
      for channel in guests.withLock({ Array($0.values) }) {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
    }
  }
#endif
