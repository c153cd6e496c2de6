#if Server
  import ArcoCore
  import CArcoWorkers
  import Foundation
  import Logging

  /// What a process knows of its supervisor, if it has one.
  final class Worker: Sendable {
    /// That of this process; nil for one that nobody supervises.
    static let current: Worker? = {
      guard getenv("ARCO_WORKER") != nil else { return nil }
      // Programs that this one begins are no workers.
      unsetenv("ARCO_WORKER")
      return Worker(control: 3, marks: 4)
    }()

    let name: WorkerName
    let control: Int32
    private let marks: Int32
    /// Nothing of two frames may be mixed.
    private let writing = Locked(())
    let inside = Locked(Inside())

    struct Inside {
      var lastQuestion = 0
      var verdicts: [Int: CheckedContinuation<[Int], Never>] = [:]
      var admissions: [Int: CheckedContinuation<Crowd, Never>] = [:]
      var topics: [String: [@Sendable (Data) -> Void]] = [:]
    }

    /// Hears its name from its supervisor; nil if there is none.
    private init?(control: Int32, marks: Int32) {
      arco_set_up(control, 1)
      arco_set_up(marks, 1)
      guard case .hello(let name) = Self.read(control)?.frame else { return nil }
      self.control = control
      self.marks = marks
      self.name = name
    }

    /// Begins to mark what it does.
    func begin() {
      if let memory = name.memory { _ = arco_limit_memory(UInt64(memory)) }
      if let marks = arco_marks_map(marks) { arco_marks_use(marks) }
    }

    /// Where others hand lines over to a worker.
    func socket(of number: Int) -> String { "\(name.folder)/\(number)" }

    /// Waits for a frame, and what came along.
    private static func read(_ control: Int32) -> (frame: ControlFrame, descriptor: Int32)? {
      var reader = ControlReader()
      var descriptor: Int32 = -1
      var byte: UInt8 = 0
      while true {
        // No more than the frame: what follows it is somebody else's to read.
        guard arco_receive(control, &byte, 1, &descriptor) == 1 else { return nil }
        reader.append(CollectionOfOne(byte))
        if let frame = reader.next() { return (frame, descriptor) }
      }
    }

    /// A socket that listens at an address, which all workers have; for use before `listen(for:)`.
    func listen(_ host: String, _ port: Int) throws(SiteError) -> (descriptor: Int32, port: Int) {
      tell(.listen(host: host, port: port))
      guard let (frame, descriptor) = Self.read(control),
        case .listening(let actual, let error) = frame
      else { throw .addressUnknown(host: host) }
      if descriptor >= 0 { return (descriptor, actual) }
      throw SiteError(code: error, host: host, port: port) ?? .addressUnknown(host: host)
    }

    /// Tells the supervisor something.
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

    /// Hears the supervisor from now on. If there is none any more, the process is asked to end.
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
        kill(getpid(), SIGTERM)
      }
    }

    private func take(_ frame: ControlFrame) {
      switch frame {
      case .verdict(let question, let references):
        inside.withLock { $0.verdicts.removeValue(forKey: question) }?
          .resume(returning: references)
      case .admission(let question, let crowd):
        inside.withLock { $0.admissions.removeValue(forKey: question) }?.resume(returning: crowd)
      case .publish(let topic, let message):
        for hear in inside.withLock({ $0.topics[topic] ?? [] }) { hear(message) }
      default:
        break
      }
    }

    /// The inputs of a session that are not to be tried again.
    func verdict(on session: SessionID) async -> Set<Int> {
      let references = await withCheckedContinuation { continuation in
        let question = inside.withLock { inside in
          inside.lastQuestion += 1
          inside.verdicts[inside.lastQuestion] = continuation
          return inside.lastQuestion
        }
        tell(.judge(question: question, session: session.description))
      }
      return Set(references)
    }

    /// Asks for room for one more page; how many others the other workers have. The room is had until
    /// `release`.
    func crowd(at address: String) async -> Crowd {
      await withCheckedContinuation { continuation in
        let question = inside.withLock { inside in
          inside.lastQuestion += 1
          inside.admissions[inside.lastQuestion] = continuation
          return inside.lastQuestion
        }
        tell(.admit(question: question, address: address))
      }
    }

    func release(_ address: String) { tell(.release(address: address)) }
  }
#endif
