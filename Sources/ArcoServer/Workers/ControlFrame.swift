#if Server
  package import Foundation

  /// A message between the supervisor and a worker, over the socket pair that the worker inherits.
  package enum ControlFrame: Codable, Equatable, Sendable {
    // The supervisor's
    case hello(WorkerName)
    /// A listening socket is sent along, unless there is an error.
    case listening(port: Int, error: Int32)
    /// The inputs that must not be tried again.
    case verdict(question: Int, references: [Int])
    case admission(question: Int, PageCounts)
    /// Asks the worker to close all its connections over this time, and to end.
    case leave(milliseconds: Int)
    /// Says that this worker is the first to accept connections.
    case announce
    /// The owner of a name, and the time that is left; nil if nobody has the name.
    case owner(question: Int, String?, milliseconds: Int?)
    /// How often a worker ended unexpectedly and was restarted.
    case restarted(total: Int)
    /// Whether a try is allowed. An allowed try is counted.
    case allowance(question: Int, isAllowed: Bool)

    // A worker's
    case listen(host: String, port: Int)
    /// The worker accepts connections, and may take this many milliseconds to end.
    case ready(shutdown: Int)
    /// Asks for inputs that must not be tried again. Only deaths of the last `milliseconds` count;
    /// all deaths for nil.
    case judge(question: Int, session: String, milliseconds: Int?)
    case admit(question: Int, address: String)
    case release(address: String)
    /// Reserves a name for an owner, among all workers.
    case hold(NameReservation)
    case askOwner(question: Int, name: String)
    case letGo(name: String)
    case letGoOfAll(owner: String)
    case askToTry(question: Int, LimitedTry)

    // Either's
    case publish(topic: String, message: Data)
  }

  /// A name reserved for an owner, for some time.
  package struct NameReservation: Codable, Equatable, Sendable {
    package var name: String
    package var owner: String
    package var milliseconds: Int
    /// The largest number of names of an owner.
    package var most: Int
  }

  extension LimitedTry {
    /// A counter with the limits of this try, clamped since another process sent them.
    package var counts: TryCounts {
      TryCounts(
        atOnce: min(max(1, atOnce), 1_000_000),
        every: .nanoseconds(Int64(ControlFrame.nanoseconds(max(1, milliseconds)))))
    }
  }

  /// A try whose rate is limited, such as a log in.
  package struct LimitedTry: Codable, Equatable, Sendable {
    /// The name of the limit. Tries with one name are counted together.
    package var name: String
    /// The key that the tries are counted by.
    package var key: String
    package var atOnce: Int
    /// The time after which one more try is allowed.
    package var milliseconds: Int
    /// A multiple of the limit for this key; nil for 1.
    package var factor: Int?

    package init(name: String, key: String, atOnce: Int, milliseconds: Int, factor: Int? = nil) {
      self.name = name
      self.key = key
      self.atOnce = atOnce
      self.milliseconds = milliseconds
      self.factor = factor
    }
  }

  /// A worker's identity, as the supervisor assigns it.
  package struct WorkerName: Codable, Equatable, Sendable {
    /// A number that is unique among all workers that the supervisor ever started, from 1.
    var number: Int
    /// The folder of the sockets on which workers hand connections to each other.
    var folder: String
    /// The key that signs tokens.
    var secret: Data
    /// The limit of the worker's data, in bytes.
    var memory: Int?

    package init(number: Int, folder: String, secret: Data, memory: Int?) {
      self.number = number
      self.folder = folder
      self.secret = secret
      self.memory = memory
    }
  }

  /// The number of pages at all other workers.
  package struct PageCounts: Codable, Equatable, Sendable {
    var ofAddress: Int
    var all: Int
    /// The counts for the client's wider networks. Nil from a supervisor of an older build.
    var ofWiderNetworks: [Int]?

    package init(ofAddress: Int, all: Int, ofWiderNetworks: [Int]? = nil) {
      self.ofAddress = ofAddress
      self.all = all
      self.ofWiderNetworks = ofWiderNetworks
    }

    /// The counts for the client's networks, the narrowest first.
    var ofNetworks: [Int] { [ofAddress] + (ofWiderNetworks ?? []) }
  }

  extension ControlFrame {
    /// Converts milliseconds from another process to nanoseconds, clamped to 0 through a hundred
    /// years.
    package static func nanoseconds(_ milliseconds: Int) -> UInt64 {
      UInt64(min(max(0, milliseconds), 3_155_760_000_000)) * 1_000_000
    }

    /// The length of the frame in four bytes, and the frame.
    package func encoded() -> [UInt8] {
      guard let body = try? JSONEncoder().encode(self) else { return [] }
      return (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (24 - 8 * $0)) } + body
    }
  }

  /// Splits received bytes into frames.
  package struct ControlReader {
    package init() {}

    /// The received bytes. Bytes before `start` are consumed.
    private var bytes: [UInt8] = []
    private var start = 0

    package mutating func append(_ piece: some Sequence<UInt8>) { bytes += piece }

    /// Returns the next complete frame. Skips a frame that cannot be decoded.
    package mutating func next() -> ControlFrame? {
      while bytes.count - start >= 4 {
        let body = start + 4
        // Below 2^32. Its memory is allocated only as its bytes arrive.
        let count = bytes[start..<body].reduce(0) { $0 << 8 | Int($1) }
        guard bytes.count - body >= count else { break }
        start = body + count
        let frame = try? JSONDecoder().decode(ControlFrame.self, from: Data(bytes[body..<start]))
        if let frame { return frame }
      }
      bytes.removeFirst(start)
      start = 0
      return nil
    }
  }
#endif
