#if Server
  import CArcoWorkers
  import Foundation

  /// The supervisor's record of one worker process.
  final class WorkerProcess {
    let number: Int
    /// The position among the workers. A restarted worker has the position of its predecessor.
    let place: Int
    let process: Int32
    let control: Int32
    private let marks: UnsafeMutableRawPointer
    let begun: UInt64
    var reader = ControlReader()
    /// Bytes that are not sent yet.
    var output: [UInt8] = []
    var isReady = false
    /// Whether the worker is to end, and not to be restarted.
    var isLeaving = false
    /// The number of the worker that this one replaces.
    var predecessor: Int?
    /// The time that the worker may take to end, in nanoseconds.
    var shutdown: UInt64 = 30_000_000_000
    var endBy: UInt64?
    /// The earliest time since when the process is known not to be suspended.
    var runningSince: UInt64
    /// The mark of the input that took too long; the supervisor kills the worker for it.
    var overdue: arco_mark?
    /// Whether the marks of the dead worker are recorded.
    var isNoted = false
    /// The number of the worker's pages.
    var pageCount = 0
    /// The number of the worker's pages by client network.
    var pages = NetworkCounts()

    init(
      number: Int, place: Int, process: Int32, control: Int32, marks: UnsafeMutableRawPointer
    ) {
      self.number = number
      self.place = place
      self.process = process
      self.control = control
      self.marks = marks
      begun = arco_marks_now()
      runningSince = begun
    }

    deinit {
      close(control)
      arco_marks_unmap(marks)
    }

    var allMarks: [arco_mark] {
      (0..<Int(ARCO_MARKS)).map { arco_marks_read(marks, $0) }
    }

    /// The marks of the threads that got a fatal signal.
    var struck: [arco_mark] { allMarks.filter { $0.state == 2 } }

    /// Sends pending bytes, as many as the socket takes.
    func write() {
      var rest = output[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBufferPointer {
          arco_send(control, $0.baseAddress, $0.count, -1)
        }
        guard sent > 0 else { break }
        rest = rest.dropFirst(sent)
      }
      if rest.count < output.count { output = Array(rest) }
    }

    func tell(_ frame: ControlFrame) {
      output += frame.encoded()
      write()
    }
  }

  extension arco_mark {
    /// The session's id.
    var id: String {
      withUnsafeBytes(of: session) { Hexadecimal.text($0) }
    }
  }
#endif
