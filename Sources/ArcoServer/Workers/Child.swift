#if Server
  import CArcoWorkers
  import Foundation

  /// A worker, as its supervisor has it.
  final class Child {
    let number: Int
    /// Whom it stands for: places stay, workers come and go.
    let place: Int
    let process: Int32
    let control: Int32
    private let marks: UnsafeMutableRawPointer
    let begun: UInt64
    var reader = ControlReader()
    /// What it is still to be told.
    var output: [UInt8] = []
    var isReady = false
    /// Whether it is to end, and not to be begun again.
    var isLeaving = false
    /// Whom it is to replace.
    var predecessor: Int?
    /// How long it may take to end, in milliseconds.
    var shutdown = 30_000
    var endBy: UInt64?
    /// Since when it is known not to be stopped by anybody.
    var runningSince: UInt64
    /// The mark of the work that took so long that the supervisor ended the worker.
    var overdue: arco_mark?
    /// Whether what it had in hand when it died is noted.
    var isNoted = false
    /// How many pages it has.
    var pageCount = 0
    /// The same by the networks that they are shown in.
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

    /// What its threads had in hand that got a signal which ends a process.
    var struck: [arco_mark] { allMarks.filter { $0.state == 2 } }

    /// Sends what it is to be told, as far as it takes it.
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
