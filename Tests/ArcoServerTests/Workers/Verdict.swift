#if Server
  import ArcoCore
  import ArcoServer
  import CArcoWorkers
  import Foundation

  /// A supervisor that says the same to whoever asks.
  final class Verdict: Sendable {
    let worker: Worker
    let references = Locked<[Int]>([])
    /// The worker's end of the connection, if it is not the test's.
    private let own: Int32?

    /// - Parameters:
    ///   - number: of the worker.
    ///   - folder: where it lets others reach it.
    ///   - control: the worker's end of a connection whose other end the test has. The test answers then.
    init(number: Int = 1, folder: String = "/nowhere", control: Int32? = nil) {
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      if control == nil { precondition(arco_pair(&mine, &theirs) == 0) }
      own = control == nil ? theirs : nil
      worker = Worker(
        WorkerName(
          number: number, folder: folder, secret: Data(repeating: 1, count: 32), memory: nil),
        control: control ?? theirs, marks: -1)
      if control == nil { Self.answer(worker, references, over: mine) }
    }

    private static func answer(
      _ worker: Worker, _ references: Locked<[Int]>, over control: Int32
    ) {
      Thread.detachNewThread {
        var reader = ControlReader()
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var none: Int32 = -1
        while true {
          let count = arco_receive(control, &bytes, bytes.count, &none)
          guard count > 0 else { break }
          reader.append(bytes.prefix(Int(count)))
          while let frame = reader.next() {
            switch frame {
            case .judge(let question, _, _):
              worker.take(
                .verdict(question: question, references: references.withLock { $0 }))
            case .admit(let question, _):
              worker.take(.admission(question: question, Crowd(ofAddress: 0, all: 0)))
            default: break
            }
          }
        }
        close(control)
      }
    }

    // A worker that is still in use may write to it: its number must not become another file's.
    deinit { if let own { shutdown(own, Int32(SHUT_RDWR)) } }
  }
#endif
