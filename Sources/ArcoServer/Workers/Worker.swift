#if Server
  import ArcoCore
  import CArcoWorkers
  import Foundation
  import Logging

  /// The connection of a worker to its supervisor.
  package final class Worker: Sendable {
    /// The connection of this process; nil without a supervisor.
    package static let current: Worker? = {
      guard getenv("ARCO_WORKER") != nil else { return nil }
      // Child processes of this program are no workers.
      unsetenv("ARCO_WORKER")
      return Worker(control: 3, marks: 4)
    }()

    let name: WorkerName
    let control: Int32
    private let marks: Int32
    /// Held while a frame is written, so that frames do not interleave.
    private let writing = Locked(())
    private let listensLocally = Locked(false)
    let inside = Locked(Inside())

    struct Inside {
      var lastQuestion = 0
      /// The waiting callers, by question. They get nil when the supervisor has ended.
      var asking: [Int: CheckedContinuation<ControlFrame?, Never>] = [:]
      var topics: [String: [@Sendable (Data) -> Void]] = [:]
      var restarts = 0
      var onRestart: [@Sendable (Int) -> Void] = []
      /// Whether the supervisor has ended, so that nobody answers.
      var isAlone = false
    }

    /// Reads the worker's name from the supervisor; nil if there is no supervisor.
    private convenience init?(control: Int32, marks: Int32) {
      arco_set_up(control, 1)
      arco_set_up(marks, 1)
      guard case .hello(let name) = Self.read(control)?.frame else { return nil }
      self.init(name, control: control, marks: marks)
    }

    package init(_ name: WorkerName, control: Int32, marks: Int32) {
      self.control = control
      self.marks = marks
      self.name = name
    }

    /// Applies the memory limit, and starts marking.
    func begin() {
      if let memory = name.memory { _ = arco_limit_memory(UInt64(memory)) }
      if let marks = arco_marks_map(marks) { arco_marks_use(marks) }
    }

    /// The path of the socket on which a worker accepts hand-overs.
    func socket(of number: Int) -> String { "\(name.folder)/\(number)" }

    /// Waits for a frame, and a descriptor sent with it.
    private static func read(_ control: Int32) -> (frame: ControlFrame, descriptor: Int32)? {
      var reader = ControlReader()
      var descriptor: Int32 = -1
      var byte: UInt8 = 0
      while true {
        // Byte by byte, as another reader reads what follows the frame.
        guard arco_receive(control, &byte, 1, &descriptor) == 1 else { return nil }
        reader.append(CollectionOfOne(byte))
        if let frame = reader.next() { return (frame, descriptor) }
      }
    }

    /// Returns the listening socket of an address, which all workers share. Call it before
    /// `hear(onAnnounce:onLeave:)`.
    package func listen(_ host: String, _ port: Int) throws(SiteError) -> (
      descriptor: Int32, port: Int
    ) {
      tell(.listen(host: host, port: port))
      guard let (frame, descriptor) = Self.read(control),
        case .listening(let actual, let error) = frame
      else { throw .addressUnknown(host: host) }
      if descriptor >= 0 {
        listensLocally.withLock { $0 = arco_is_local(descriptor) == 1 }
        return (descriptor, actual)
      }
      throw SiteError(code: error, host: host, port: port) ?? .addressUnknown(host: host)
    }

    /// Whether the workers' socket listens at a loopback address.
    package var isLocal: Bool { listensLocally.withLock { $0 } }

    /// Sends a frame to the supervisor.
    func tell(_ frame: ControlFrame) {
      let bytes = frame.encoded()
      writing.withLock { _ in
        var rest = bytes[...]
        while !rest.isEmpty {
          let sent = rest.withUnsafeBufferPointer {
            arco_send(control, $0.baseAddress, $0.count, -1)
          }
          guard sent > 0 else { return }
          rest = rest.dropFirst(sent)
        }
      }
    }

    /// Handles frames of the supervisor from now on. When the supervisor has ended, sends this
    /// process a SIGTERM.
    func hear(
      onAnnounce: @escaping @Sendable () -> Void, onLeave: @escaping @Sendable (Duration) -> Void
    ) {
      Thread.detachNewThread { [self] in
        var reader = ControlReader()
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
          var descriptor: Int32 = -1
          let count = arco_receive(control, &bytes, bytes.count, &descriptor)
          guard count > 0 else { break }
          reader.append(bytes[..<count])
          while let frame = reader.next() {
            switch frame {
            case .announce: onAnnounce()
            case .leave(let time): onLeave(.milliseconds(time))
            default: take(frame)
            }
          }
        }
        becomeAlone()
        kill(getpid(), SIGTERM)
      }
    }

    package func take(_ frame: ControlFrame) {
      switch frame {
      case .verdict(let question, _), .admission(let question, _), .owner(let question, _, _),
        .allowance(let question, _):
        inside.withLock { $0.asking.removeValue(forKey: question) }?.resume(returning: frame)
      case .publish(let topic, let message):
        for hear in inside.withLock({ $0.topics[topic] ?? [] }) { hear(message) }
      case .restarted(let total):
        let hearers = inside.withLock { inside in
          inside.restarts = total
          return inside.onRestart
        }
        for hear in hearers { hear(total) }
      default:
        break
      }
    }

    /// The inputs of a session that must not be tried again.
    ///
    /// - Parameters:
    ///   - name: the id of a session, or the name of a page without a kept session.
    ///   - age: the time for which deaths count; nil for all deaths.
    func verdict(on name: String, within age: Duration? = nil) async -> Set<Int> {
      let milliseconds = age.map { Int($0 / .milliseconds(1)) }
      let answer = await ask { .judge(question: $0, session: name, milliseconds: milliseconds) }
      guard case .verdict(_, let references) = answer else { return [] }
      return Set(references)
    }

    /// Reserves room for one more page, until `release`. Returns the number of pages at the other
    /// workers.
    func admitPage(at address: String) async -> PageCounts {
      let answer = await ask { .admit(question: $0, address: address) }
      guard case .admission(_, let counts) = answer else { return PageCounts(ofAddress: 0, all: 0) }
      return counts
    }

    /// Asks the supervisor a question and waits for the answer; nil if the supervisor has ended.
    ///
    /// - Parameter frame: makes the question from its number, which the answer repeats.
    func ask(_ frame: (_ question: Int) -> ControlFrame) async -> ControlFrame? {
      await withCheckedContinuation { continuation in
        let question: Int? = inside.withLock { inside in
          guard !inside.isAlone else { return nil }
          inside.lastQuestion += 1
          inside.asking[inside.lastQuestion] = continuation
          return inside.lastQuestion
        }
        guard let question else { return continuation.resume(returning: nil) }
        tell(frame(question))
      }
    }

    /// Ends all waiting callers, as the supervisor has ended. They would keep the process from
    /// ending.
    private func becomeAlone() {
      let left = inside.withLock { inside in
        inside.isAlone = true
        defer { inside.asking = [:] }
        return inside.asking.values
      }
      for waiting in left { waiting.resume(returning: nil) }
    }

    /// How often a worker of the supervisor ended unexpectedly and was restarted.
    var restarts: Int { inside.withLock { $0.restarts } }

    func onRestart(_ hear: @escaping @Sendable (Int) -> Void) {
      inside.withLock { $0.onRestart.append(hear) }
    }

    func release(_ address: String) { tell(.release(address: address)) }
  }
#endif
