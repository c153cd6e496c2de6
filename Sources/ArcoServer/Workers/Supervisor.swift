#if Server
  import CArcoWorkers
  import Foundation
  import Logging

  /// The process that starts and restarts workers.
  ///
  /// It has one thread and runs no code of the application. It waits for all workers at the same
  /// time, never for a single one, so no worker can block it.
  final class Supervisor {
    let workers: Workers
    let logger: Logger
    let path: String
    private let ownFolder: SupervisorFolder
    let secret: Data
    /// The owner of session files, as the workers' lock files name it.
    let group: String
    /// How often a worker ended unexpectedly and was restarted.
    var restarts = 0
    var children: [WorkerProcess] = []
    var crashCounts = CrashCounts()
    var reservations = NameReservations()
    /// The counters of limited tries, by name of the limit.
    var tries: [String: TryCounts] = [:]
    /// The pending questions for the owner of a name.
    var asked: [(name: String, question: Int, child: WorkerProcess)] = []

    var backoffs: [Backoff]
    /// The times at which workers are to be started, by position.
    var due: [Int: UInt64] = [:]
    var listeners: [String: (descriptor: Int32, port: Int)] = [:]
    var lastNumber = 0
    var wasReady = false
    /// The positions whose workers are still to be replaced.
    var replacing: [Int] = []
    /// The exit code of this process. Nil until the supervisor ends its workers.
    var exitCode: Int32?
    /// The time of the first failed start after the last worker had ended; nil while a worker runs.
    var aloneSince: UInt64?
    private var lastLook: UInt64 = 0

    init(_ workers: Workers, logger: Logger) {
      self.workers = workers
      self.logger = logger
      path = Self.executable
      group = Hexadecimal.random(bytes: 8)
      secret = Data(Hexadecimal.bytes(Hexadecimal.random(bytes: 32)) ?? [])
      SupervisorFolder.removeLeftovers(in: SupervisorFolder.parent)
      ownFolder = SupervisorFolder(in: SupervisorFolder.parent, named: group)
      backoffs = Array(repeating: Backoff(), count: workers.count)
    }

    private static var executable: String {
      #if os(Linux)
        // Read now, since the file may be replaced later.
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
          return path
        }
      #endif
      return Bundle.main.executablePath ?? CommandLine.arguments[0]
    }

    var folder: String { ownFolder.path }

    func run() -> Never {
      let signals = arco_signals()
      for place in 0..<workers.count { begin(at: place) }
      while true {
        wait(for: signals)
        hear(signals)
        let earlier = asked
        asked = []
        for child in children { hear(child) }
        // By now, all messages that workers sent before these questions are handled.
        for (name, question, child) in earlier {
          let now = arco_marks_now()
          let left = reservations.timeLeft(of: name, at: now).map { Int($0 / 1_000_000) }
          child.tell(
            .owner(question: question, reservations.owner(of: name, at: now), milliseconds: left))
        }
        reap()
        keepTime()
        if let exitCode, children.isEmpty {
          ownFolder.remove()
          exit(exitCode)
        }
      }
    }

    /// Waits until a worker sends something, a signal arrives, or something is due.
    private func wait(for signals: Int32) {
      var asked = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
      for child in children where child.control >= 0 {
        let events = child.output.isEmpty ? POLLIN : POLLIN | POLLOUT
        asked.append(pollfd(fd: child.control, events: Int16(events), revents: 0))
      }
      _ = poll(&asked, nfds_t(asked.count), timeout)
    }

    private var timeout: Int32 {
      guard asked.isEmpty else { return 0 }
      let now = arco_marks_now()
      let next = due.values.min().map { $0 > now ? Int32(min(($0 - now) / 1_000_000 + 1, 250)) : 0 }
      return min(next ?? 250, 250)
    }

    private func hear(_ signals: Int32) {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(signals, &bytes, bytes.count)
      guard count > 0 else { return }
      for byte in bytes[..<count] {
        switch Int32(byte) {
        case SIGTERM, SIGINT: end(0)
        case SIGHUP: replaceAll()
        default: break
        }
      }
    }

    /// Ends all workers in order, and then the process.
    func end(_ code: Int32) {
      guard exitCode == nil else { return }
      exitCode = code
      due = [:]
      replacing = []
      for child in children { end(child) }
    }

    /// Asks a worker to end, and sets the deadline for killing it.
    func end(_ child: WorkerProcess) {
      child.isLeaving = true
      kill(child.process, SIGTERM)
      child.endBy = arco_marks_now() + child.shutdown
    }

    /// Starts workers that are due, and kills workers past their deadline.
    private func keepTime() {
      let now = arco_marks_now()
      for (place, time) in due where time <= now {
        due[place] = nil
        begin(at: place)
      }
      // If this process was suspended, the workers may have been, too.
      let stoodStill = now - lastLook > 2_000_000_000
      lastLook = now
      for child in children {
        if stoodStill || arco_is_stopped(child.process) != 0 { child.runningSince = now }
        if let endBy = child.endBy, endBy <= now { kill(child.process, SIGKILL) }
        look(at: child, now)
      }
    }

    /// Kills a worker that has handled one input for too long.
    private func look(at child: WorkerProcess, _ now: UInt64) {
      guard child.overdue == nil, now > child.runningSince else { return }
      let patience = UInt64(max(0, workers.patience / .nanoseconds(1)))
      for mark in child.allMarks where mark.state != 0 {
        let since = max(mark.since, child.runningSince)
        guard now > since, now - since > patience else { continue }
        logger.error(
          "Worker \(child.number) has handled one input for \(workers.patience) (Workers.patience), and is killed.",
          metadata: ["session.id": "\(mark.id)"])
        child.overdue = mark
        kill(child.process, SIGKILL)
        return note(child, isCut: true)
      }
    }
  }
#endif
