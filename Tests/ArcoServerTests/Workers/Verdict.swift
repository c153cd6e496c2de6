#if Server
  import ArcoCore
  import ArcoServer
  import CArcoWorkers
  import Foundation

  /// A supervisor that says the same to whoever asks.
  final class Verdict: Sendable {
    let worker: Worker
    let references = Locked<[Int]>([])
    /// The connection that is closed at the end; nil if the worker reads it, as a worker without supervisor ends its process.
    private let control: Int32?

    /// - Parameters:
    ///   - number: of the worker.
    ///   - folder: where the worker lets others reach it.
    ///   - first: what the supervisor says first, each with a descriptor or -1. With it the worker reads what comes.
    init(number: Int = 1, folder: String = "/nowhere", first: [(ControlFrame, Int32)] = []) {
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      precondition(arco_pair(&mine, &theirs) == 0)
      control = first.isEmpty ? theirs : nil
      worker = Worker(
        WorkerName(
          number: number, folder: folder, secret: Data(repeating: 1, count: 32), memory: nil),
        control: theirs, marks: -1)
      let (worker, references, own) = (worker, references, mine)
      if !first.isEmpty { arco_set_up(theirs, 1) }
      for (frame, descriptor) in first {
        let bytes = frame.encoded()
        precondition(arco_send(own, bytes, bytes.count, descriptor) == bytes.count)
      }
      Thread.detachNewThread {
        var reader = ControlReader()
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var none: Int32 = -1
        while true {
          let count = arco_receive(own, &bytes, bytes.count, &none)
          guard count > 0 else { break }
          reader.append(bytes.prefix(Int(count)))
          while let frame = reader.next() {
            switch frame {
            case .judge(let question, _, _):
              worker.take(
                .verdict(question: question, references: references.withLock { $0 }))
            case .admit(let question, _):
              worker.take(.admission(question: question, PageCounts(ofAddress: 0, all: 0)))
            default: break
            }
          }
        }
        close(own)
      }
    }

    // A worker that is still in use may write to it: its number must not become another file's.
    deinit { if let control { shutdown(control, Int32(SHUT_RDWR)) } }
  }
#endif
