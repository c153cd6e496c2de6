#if Server
  package import Foundation

  /// What a supervisor and a worker say to each other, over a socket that both have from the beginning.
  package enum ControlFrame: Codable, Equatable, Sendable {
    // The supervisor's
    case hello(WorkerName)
    /// A socket that listens comes along, unless there is an error.
    case listening(port: Int, error: Int32)
    /// The inputs that are not to be tried again.
    case verdict(question: Int, references: [Int])
    case admission(question: Int, Crowd)
    /// Asks to close all lines over so many milliseconds, and to end.
    case leave(milliseconds: Int)
    /// Says that it is the first that takes connections.
    case announce
    /// To whom a name belongs, and for how long; nil for nobody.
    case owner(question: Int, String?, milliseconds: Int?)
    /// How often a worker ended unasked, and was begun again.
    case restarted(total: Int)
    /// Whether a try is allowed, which then counts.
    case allowance(question: Int, isAllowed: Bool)

    // A worker's
    case listen(host: String, port: Int)
    /// It takes connections, and may take so many milliseconds to end.
    case ready(shutdown: Int)
    /// Only what happened in the last so many milliseconds counts; nil for ever.
    case judge(question: Int, session: String, milliseconds: Int?)
    case admit(question: Int, address: String)
    case release(address: String)
    /// Has a name held for all workers.
    case hold(Holding)
    case askOwner(question: Int, name: String)
    case letGo(name: String)
    case letGoOfAll(owner: String)
    case askToTry(question: Int, Try)

    // Either's
    case publish(topic: String, message: Data)
  }

  /// A name that belongs to somebody for so many milliseconds.
  package struct Holding: Codable, Equatable, Sendable {
    package var name: String
    package var owner: String
    package var milliseconds: Int
    /// How many an owner may have.
    package var most: Int
  }

  extension Try {
    /// How often one may try: within bounds, as another process says so.
    package var counts: TryCounts {
      TryCounts(
        atOnce: min(max(1, atOnce), 1_000_000),
        every: .nanoseconds(Int64(ControlFrame.nanoseconds(max(1, milliseconds)))))
    }
  }

  /// A try that is limited.
  package struct Try: Codable, Equatable, Sendable {
    /// Tries of one name are counted together; so is their limit the same.
    package var name: String
    /// Whose try it is.
    package var key: String
    package var atOnce: Int
    /// After which time there is one more.
    package var milliseconds: Int
    /// How many times as often this one may try; nil for once.
    package var factor: Int?

    package init(name: String, key: String, atOnce: Int, milliseconds: Int, factor: Int? = nil) {
      self.name = name
      self.key = key
      self.atOnce = atOnce
      self.milliseconds = milliseconds
      self.factor = factor
    }
  }

  /// What a worker is told of itself.
  package struct WorkerName: Codable, Equatable, Sendable {
    /// Names it among all that the supervisor ever had, from 1.
    var number: Int
    /// Of the socket that others hand lines over by, beside the others'.
    var folder: String
    /// Signs tokens.
    var secret: Data
    /// How many bytes of data it may have.
    var memory: Int?

    package init(number: Int, folder: String, secret: Data, memory: Int?) {
      self.number = number
      self.folder = folder
      self.secret = secret
      self.memory = memory
    }
  }

  /// How many pages all workers have, without the one that asks for room.
  package struct Crowd: Codable, Equatable, Sendable {
    var ofAddress: Int
    var all: Int
    /// Those of the client's wider networks. Nil from a supervisor of an older program.
    var ofWiderNetworks: [Int]?

    package init(ofAddress: Int, all: Int, ofWiderNetworks: [Int]? = nil) {
      self.ofAddress = ofAddress
      self.all = all
      self.ofWiderNetworks = ofWiderNetworks
    }

    /// Those of the client's networks, the narrowest first.
    var ofNetworks: [Int] { [ofAddress] + (ofWiderNetworks ?? []) }
  }

  extension ControlFrame {
    /// Milliseconds that another process says, in nanoseconds: at least 0, and at most those of a hundred years.
    package static func nanoseconds(_ milliseconds: Int) -> UInt64 {
      UInt64(min(max(0, milliseconds), 3_155_760_000_000)) * 1_000_000
    }

    /// The frame's length in four bytes, and the frame.
    package func encoded() -> [UInt8] {
      guard let body = try? JSONEncoder().encode(self) else { return [] }
      return (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (24 - 8 * $0)) } + body
    }
  }

  /// Frames as they come in, in pieces.
  package struct ControlReader {
    package init() {}

    /// The received bytes. The bytes from `start` on were not read yet.
    private var bytes: [UInt8] = []
    private var start = 0

    package mutating func append(_ piece: some Sequence<UInt8>) { bytes += piece }

    /// The next whole frame. One that cannot be read is left out.
    package mutating func next() -> ControlFrame? {
      while bytes.count - start >= 4 {
        let body = start + 4
        // Below 2^32. No memory is taken for it before its bytes are there.
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
