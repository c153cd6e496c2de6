#if Server
  import ArcoCore
  import ArcoServer
  import Foundation
  import Testing

  /// A supervisor in the process of its workers, that grants all tries.
  final class Overseer: Sendable {
    private struct State {
      var holdings = Holdings()
      var now: UInt64 = 0
    }

    private let state = Locked(State())
    let workers: [Worker]
    private let ends: [Int32]

    init(of count: Int) throws {
      var workers: [Worker] = []
      var ends: [Int32] = []
      #if os(Linux)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      for number in 1...count {
        var pair: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, kind, 0, &pair) == 0)
        let name = WorkerName(
          number: number, folder: "/nowhere", secret: Data(repeating: 1, count: 32), memory: nil)
        workers.append(Worker(name, control: pair[0], marks: -1))
        ends += pair
      }
      (self.workers, self.ends) = (workers, ends)
    }

    deinit { for end in ends { shutdown(end, Int32(SHUT_RDWR)) } }

    /// Hears what the workers say, one thread for each.
    func begin() {
      for (place, worker) in workers.enumerated() {
        let control = ends[2 * place + 1]
        Thread.detachNewThread { [weak self] in
          var reader = ControlReader()
          var bytes = [UInt8](repeating: 0, count: 65_536)
          while true {
            let count = read(control, &bytes, bytes.count)
            guard count > 0 else { return }
            reader.append(bytes.prefix(count))
            while let frame = reader.next() { self?.hear(frame, from: worker) }
          }
        }
      }
    }

    func advance(by time: Duration) {
      state.withLock { $0.now += UInt64(time / .nanoseconds(1)) }
    }

    private func hear(_ frame: ControlFrame, from worker: Worker) {
      switch frame {
      case .hold(let one):
        let pushedOut = state.withLock { state in
          state.holdings.hold(
            one.name, of: one.owner, until: state.now + UInt64(one.milliseconds) * 1_000_000,
            most: one.most, at: state.now)
        }
        for name in pushedOut { publish(Data(name.utf8), to: Worker.pushedOut) }
      case .askOwner(let question, let name):
        let (owner, left) = state.withLock { state in
          (
            state.holdings.owner(of: name, at: state.now),
            state.holdings.timeLeft(of: name, at: state.now)
          )
        }
        worker.take(
          .owner(question: question, owner, milliseconds: left.map { Int($0 / 1_000_000) }))
      case .letGo(let name): state.withLock { $0.holdings.remove(name) }
      case .letGoOfAll(let owner): state.withLock { $0.holdings.removeAll(of: owner) }
      case .askToTry(let question, _):
        worker.take(.allowance(question: question, isAllowed: true))
      case .judge(let question, _, _): worker.take(.verdict(question: question, references: []))
      case .admit(let question, _):
        worker.take(.admission(question: question, Crowd(ofAddress: 0, all: 0)))
      case .publish(let topic, let message): publish(message, to: topic)
      default: break
      }
    }

    private func publish(_ message: Data, to topic: String) {
      for worker in workers { worker.take(.publish(topic: topic, message: message)) }
    }
  }
#endif
