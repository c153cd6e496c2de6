#if Server
  import ArcoCore
  import ArcoServer
  import Foundation

  /// A supervisor that says the same to whoever asks.
  final class Verdict: Sendable {
    let worker: Worker
    let references = Locked<[Int]>([])
    private let answering = Locked<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - number: of the worker.
    ///   - folder: where it lets others reach it.
    ///   - control: its end of the connection with its supervisor.
    init(number: Int = 1, folder: String = "/nowhere", control: Int32 = -1) {
      worker = Worker(
        WorkerName(
          number: number, folder: folder, secret: Data(repeating: 1, count: 32), memory: nil),
        control: control, marks: -1)
      let (worker, references) = (worker, references)
      answering.withLock {
        $0 = Task.detached {
          while !Task.isCancelled {
            let refused = references.withLock { $0 }
            for question in 1...50 {
              worker.take(.verdict(question: question, references: refused))
              worker.take(.admission(question: question, Crowd(ofAddress: 0, all: 0)))
            }
            await Task.yield()
          }
        }
      }
    }

    deinit { answering.withLock { $0?.cancel() } }
  }
#endif
