#if Server
  import ArcoCore
  import ArcoServer
  import Foundation
  import Testing

  /// A supervisor in the process of its workers, that grants all tries.
  final class Overseer: Sendable {
    private struct State {
      var reservations = NameReservations()
      var now: UInt64 = 0
    }

    private let state = Locked(State())
    let workers: [Worker]
    /// Of each worker its own end of the connection, and the supervisor's.
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

    // A worker that is still in use may write to its end: the number must not become another file's.
    deinit {
      for (place, end) in ends.enumerated() {
        if place % 2 == 0 { shutdown(end, Int32(SHUT_RDWR)) } else { close(end) }
      }
    }

    /// Hears what the workers say. Like a supervisor, it answers a question once all was heard that was said before.
    func begin() {
      let controls = workers.indices.map { ends[2 * $0 + 1] }
      Thread.detachNewThread { [weak self] in
        var readers = controls.map { _ in ControlReader() }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var asked: [(ControlFrame, Worker)] = []
        while true {
          var waiting = controls.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
          _ = poll(&waiting, nfds_t(waiting.count), asked.isEmpty ? 100 : 0)
          guard let self else { return }
          let earlier = asked
          asked = []
          for (place, control) in controls.enumerated() {
            while true {
              let count = recv(control, &bytes, bytes.count, Int32(MSG_DONTWAIT))
              guard count > 0 else { break }
              readers[place].append(bytes.prefix(count))
            }
            while let frame = readers[place].next() {
              if case .askOwner = frame {
                asked.append((frame, workers[place]))
              } else {
                hear(frame, from: workers[place])
              }
            }
          }
          for (frame, worker) in earlier { hear(frame, from: worker) }
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
          state.reservations.reserve(
            one.name, of: one.owner, until: state.now + UInt64(one.milliseconds) * 1_000_000,
            most: one.most, at: state.now)
        }
        for name in pushedOut { publish(Data(name.utf8), to: Worker.pushedOut) }
      case .askOwner(let question, let name):
        let (owner, left) = state.withLock { state in
          (
            state.reservations.owner(of: name, at: state.now),
            state.reservations.timeLeft(of: name, at: state.now)
          )
        }
        worker.take(
          .owner(question: question, owner, milliseconds: left.map { Int($0 / 1_000_000) }))
      case .letGo(let name): state.withLock { $0.reservations.remove(name) }
      case .letGoOfAll(let owner): state.withLock { $0.reservations.removeAll(of: owner) }
      case .askToTry(let question, _):
        worker.take(.allowance(question: question, isAllowed: true))
      case .judge(let question, _, _): worker.take(.verdict(question: question, references: []))
      case .admit(let question, _):
        worker.take(.admission(question: question, PageCounts(ofAddress: 0, all: 0)))
      case .publish(let topic, let message): publish(message, to: topic)
      default: break
      }
    }

    private func publish(_ message: Data, to topic: String) {
      for worker in workers { worker.take(.publish(topic: topic, message: message)) }
    }
  }
#endif
