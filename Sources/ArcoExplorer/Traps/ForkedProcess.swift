#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a function in a child process, which may crash.
///
/// The child is a copy of this process with only one thread, so all closures and states exist there
/// too. The function must not need other threads.
struct ForkedProcess {
  /// How the child ended.
  enum Outcome: Equatable {
    case finished
    /// The child trapped at this step, or the step did not end.
    case trapped(Trap)
    /// This system has no child processes, or none could be started.
    case unavailable
  }

  /// Memory that the child writes and the parent reads: the current state and step.
  private let marks: UnsafeMutablePointer<Int32>
  /// The seconds and attoseconds that a user may wait at a time; zero if waiting makes no
  /// difference.
  private let pace: UnsafeMutablePointer<Int64>

  /// Records a step before it is taken, and starts its time limit.
  func note(_ node: Int, _ move: Int) {
    marks[0] = Int32(node)
    marks[1] = Int32(move)
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      _ = alarm(Self.patience)
    #endif
  }

  /// Records that the walk starts again, with a user who may wait this long at a time.
  func note(_ time: Duration) { (pace[0], pace[1]) = time.components }

  private static var patience: UInt32 { 10 }
  private static var pageSize: Int { 4_096 }

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    /// - Returns: how the child ended, and the waiting time that it recorded last.
    static func run(_ body: (ForkedProcess) -> Void) -> (outcome: Outcome, pace: Duration?) {
      let first = attempt(body)
      // A copy of a process with several threads may start with a locked lock that no thread
      // unlocks. Such a child hangs only once, while an endless step hangs each time, so the second
      // attempt decides.
      if case .trapped(let trap) = first.outcome, trap.message == endless { return attempt(body) }
      return first
    }

    private static func attempt(
      _ body: (ForkedProcess) -> Void
    ) -> (outcome: Outcome, pace: Duration?) {
      #if os(Linux)
        let flags = MAP_SHARED | MAP_ANONYMOUS
      #else
        let flags = MAP_SHARED | MAP_ANON
      #endif
      let memory = mmap(nil, pageSize, PROT_READ | PROT_WRITE, flags, -1, 0)
      guard let memory, memory != MAP_FAILED, let errors = tmpfile(), let fork else {
        return (.unavailable, nil)
      }
      defer {
        munmap(memory, pageSize)
        fclose(errors)
      }
      let marks = memory.bindMemory(to: Int32.self, capacity: 2)
      let pace = (memory + 16).bindMemory(to: Int64.self, capacity: 2)
      marks[1] = -1
      let pid = fork()
      if pid < 0 { return (.unavailable, nil) }
      if pid == 0 {
        let child = ForkedProcess(marks: marks, pace: pace)
        prepareChild(fileno(errors))
        child.note(0, -1)
        body(child)
        _exit(0)
      }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7f
      let time = Duration(secondsComponent: pace[0], attosecondsComponent: pace[1])
      let noted = time > .zero ? time : nil
      if signal == 0 { return (.finished, noted) }
      let message = signal == SIGALRM ? endless : lastWords(errors) ?? "signal \(signal)"
      return (.trapped(Trap(node: marks[0], move: marks[1], message: message)), noted)
    }

    private static var endless: String { "the step did not end within \(patience) seconds" }

    /// Makes the child end immediately at a signal, without a crash report.
    private static func prepareChild(_ errors: Int32) {
      for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGALRM] {
        signal(number, SIG_DFL)
      }
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_CORE, &limit)
      #endif
      dup2(errors, 2)
    }

    /// Returns the message of the trap, such as `Division by zero` or the text of a precondition;
    /// nil if there is none.
    private static func lastWords(_ file: UnsafeMutablePointer<FILE>) -> String? {
      rewind(file)
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = fread(&bytes, 1, bytes.count, file)
      let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
      for line in lines.reversed() {
        for mark in ["Fatal error", "Precondition failed", "Assertion failed"] {
          guard let start = line.firstRange(of: mark) else { continue }
          let words = line[start.upperBound...].drop { $0 == ":" || $0 == " " }
          return words.isEmpty ? mark : String(words)
        }
      }
      return nil
    }

    /// The system's `fork`, looked up by name: Swift hides it on some systems, as a child may do
    /// little there.
    private static var fork: (@convention(c) () -> Int32)? {
      #if canImport(Darwin)
        let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      return dlsym(everywhere, "fork").map {
        unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
      }
    }
  #else
    static func run(_ body: (ForkedProcess) -> Void) -> (outcome: Outcome, pace: Duration?) {
      (.unavailable, nil)
    }
  #endif
}
