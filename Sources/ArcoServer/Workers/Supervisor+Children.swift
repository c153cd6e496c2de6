#if Server
  import CArcoWorkers
  import Foundation
  import Logging

  extension Supervisor {
    /// Starts a worker.
    func begin(at place: Int, replacing predecessor: Int? = nil) {
      lastNumber += 1
      var (mine, theirs): (Int32, Int32) = (-1, -1)
      let file = arco_marks_file(folder)
      guard file >= 0, arco_pair(&mine, &theirs) == 0, let marks = arco_marks_map(file) else {
        for descriptor in [file, mine, theirs] where descriptor >= 0 { close(descriptor) }
        return failed(at: place, "no descriptors, or no memory", isReplacing: predecessor != nil)
      }
      let process = spawn(control: theirs, marks: file)
      close(theirs)
      close(file)
      guard process > 0 else {
        close(mine)
        arco_marks_unmap(marks)
        return failed(
          at: place, String(cString: strerror(-process)), isReplacing: predecessor != nil)
      }
      arco_set_up(mine, 0)
      aloneSince = nil
      let child = WorkerProcess(
        number: lastNumber, place: place, process: process, control: mine, marks: marks)
      child.predecessor = predecessor
      children.append(child)
      child.tell(
        .hello(
          WorkerName(
            number: lastNumber, folder: folder, secret: secret, memory: workers.memory)))
    }

    /// Handles that a worker could not be started. Workers that run go on.
    private func failed(at place: Int, _ why: String, isReplacing: Bool) {
      let what = "Cannot start a worker from \(path): \(why)."
      guard wasReady else {
        logger.critical("\(what)")
        return end(EXIT_FAILURE)
      }
      guard !isReplacing else {
        logger.critical(
          "\(what) No further worker is replaced: find the cause, then send SIGHUP again.")
        replacing = []
        return
      }
      // Without a worker, nobody accepts connections. Whoever started this process has to know.
      let now = arco_marks_now()
      aloneSince = children.isEmpty ? aloneSince ?? now : nil
      if let aloneSince, now - aloneSince > 60_000_000_000 {
        logger.critical("\(what) No worker has run for a minute.")
        return end(EXIT_FAILURE)
      }
      logger.critical("\(what) This is tried again.")
      restart(at: place, afterLife: .zero)
    }

    private func spawn(control: Int32, marks: Int32) -> Int32 {
      var environment = ProcessInfo.processInfo.environment
      environment["ARCO_WORKER"] = "1"
      environment["ARCO_SUPERVISOR"] = group
      // A backtrace would keep the users of a crashed worker waiting.
      environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
      var arguments = CommandLine.arguments.map { strdup($0) }
      var variables = environment.map { strdup("\($0.key)=\($0.value)") }
      defer { for text in arguments + variables { free(text) } }
      arguments.append(nil)
      variables.append(nil)
      return arco_spawn(path, &arguments, &variables, control, marks)
    }

    /// Handles the end of all workers that have ended.
    func reap() {
      while true {
        var status: Int32 = 0
        let process = arco_reap(&status)
        guard process > 0 else { return }
        guard let index = children.firstIndex(where: { $0.process == process }) else { continue }
        hear(children[index])
        ended(children.remove(at: index), status)
      }
    }

    private func ended(_ child: WorkerProcess, _ status: Int32) {
      unlink("\(folder)/\(child.number)")
      let code = arco_status_code(status)
      note(child, isCut: code != 0)
      guard !child.isLeaving else { return replaceNext() }
      if let heir = children.first(where: { $0.predecessor == child.number }) {
        heir.predecessor = nil
        return replaceNext()
      }
      let signal = arco_status_signal(status)
      let how = signal >= 0 ? "by signal \(signal)" : "with code \(code)"
      if child.predecessor != nil {
        logger.critical(
          "The replacement of a worker ended \(how) before it was ready. No further worker is replaced: find the cause, then send SIGHUP again."
        )
        replacing = []
        return
      }
      guard wasReady || code < 0 else {
        // The worker has printed the reason.
        return end(code == 0 ? EXIT_SUCCESS : code)
      }
      let life = Duration.nanoseconds(Int64(arco_marks_now() - child.begun))
      logger.error("Worker \(child.number) ended \(how) and is restarted.")
      restarts += 1
      for other in children where other.isReady { other.tell(.restarted(total: restarts)) }
      restart(at: child.place, afterLife: life)
    }

    /// Lets a worker start after a pause, which grows while workers live for a short time only.
    private func restart(at place: Int, afterLife life: Duration) {
      let pause = backoffs[place].pause(after: life)
      due[place] = arco_marks_now() + UInt64(max(0, pause / .nanoseconds(1)))
    }

    /// Records the marks of a dead worker.
    ///
    /// - Parameter isCut: whether the worker was killed, or exited by itself. Then each marked
    ///   input may be the cause, unless a thread got a signal or an input took too long.
    func note(_ child: WorkerProcess, isCut: Bool) {
      guard !child.isNoted else { return }
      var found = child.struck
      if found.isEmpty, let overdue = child.overdue { found = [overdue] }
      if found.isEmpty, isCut { found = child.allMarks.filter { $0.state == 1 } }
      guard !found.isEmpty else { return }
      child.isNoted = true
      for mark in found {
        let deaths = crashCounts.note(Int(mark.reference), of: mark.id, at: arco_marks_now())
        logger.error(
          """
          Worker \(child.number) died while it handled \(mark.what). This has happened \
          \(deaths == 1 ? "once" : "\(deaths) times"); after two times it is refused.
          """,
          metadata: ["session.id": "\(mark.id)"])
      }
    }

    /// Replaces all workers, one after the other.
    func replaceAll() {
      guard exitCode == nil else { return }
      let isUnderWay =
        !replacing.isEmpty || children.contains { $0.predecessor != nil || $0.isLeaving }
      replacing = Array(0..<workers.count)
      if !isUnderWay { replaceNext() }
    }

    /// Starts the next replacement.
    func replaceNext() {
      guard exitCode == nil, !replacing.isEmpty else { return }
      let place = replacing.removeFirst()
      guard let old = children.last(where: { $0.place == place && !$0.isLeaving }) else {
        // Its restart is due anyway.
        return replaceNext()
      }
      begin(at: place, replacing: old.number)
    }
  }

  extension arco_mark {
    /// The marked work, in words.
    fileprivate var what: String {
      switch Int(reference) {
      case CrashMarker.beginning: "the making of a page"
      case CrashMarker.effect: "an effect's message"
      case let reference: "input \(reference)"
      }
    }
  }
#endif
