import ReaderFeature
import Synchronization

extension Kiosk.Stand {
  /// Its address.
  var place: FeedAddress {
    guard let place = FeedAddress(address) else { preconditionFailure("a stand has an address") }
    return place
  }

  /// Its feed.
  func feed() throws -> Feed { try Feed(reading: text, from: place) }
}

/// Notes how long somebody was asked to pause.
final class Pauses: Sendable {
  private let noted = Mutex<[Duration]>([])

  var all: [Duration] { noted.withLock { $0 } }

  func note(_ duration: Duration) { noted.withLock { $0.append(duration) } }
}

/// A web whose answers the test gives.
final class Web: Sendable {
  struct Request: Sendable {
    let address: FeedAddress
    let answer: @Sendable (Result<String, FeedProblem>) -> Void
  }

  let requests: AsyncStream<Request>
  private let ask: AsyncStream<Request>.Continuation
  private let count = Mutex(0)

  /// How many requests there were.
  var asked: Int { count.withLock { $0 } }

  init() { (requests, ask) = AsyncStream.makeStream() }

  var world: ReaderWorld {
    ReaderWorld { [self] address throws(FeedProblem) in
      count.withLock { $0 += 1 }
      let answer: Result<String, FeedProblem> = await withCheckedContinuation { waiting in
        ask.yield(Request(address: address) { waiting.resume(returning: $0) })
      }
      return try answer.get()
    }
  }

  /// The next request.
  func next() async -> Request {
    for await request in requests { return request }
    preconditionFailure("a web is there as long as its test")
  }
}
