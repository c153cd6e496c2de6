#if Server
  import CArcoWorkers
  import Foundation
  import Logging

  extension Supervisor {
    /// Handles the messages of a worker.
    func hear(_ child: WorkerProcess) {
      child.write()
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        var descriptor: Int32 = -1
        let count = arco_receive(child.control, &bytes, bytes.count, &descriptor)
        if descriptor >= 0 { close(descriptor) }
        guard count > 0 else { break }
        child.reader.append(bytes[..<count])
      }
      while let frame = child.reader.next() { hear(frame, from: child) }
    }

    private func hear(_ frame: ControlFrame, from child: WorkerProcess) {
      switch frame {
      case .listen(let host, let port):
        listen(host, port, for: child)
      case .ready(let shutdown):
        child.isReady = true
        // For its requests, its pages, and its other services.
        child.shutdown = ControlFrame.nanoseconds(shutdown) * 3 + 5_000_000_000
        if !wasReady { child.tell(.announce) }
        child.tell(.restarted(total: restarts))
        wasReady = true
        if exitCode != nil { end(child) }
        takeOver(child)
      case .judge(let question, let session, let milliseconds):
        let now = arco_marks_now()
        let age = milliseconds.map { ControlFrame.nanoseconds($0) } ?? now
        let references = refused(of: session, since: now - min(now, age))
        child.tell(.verdict(question: question, references: references))
      case .admit(let question, let address):
        let networks = ClientNetworks(address)
        var counts = networks.all.map { _ in 0 }
        var all = 0
        for other in children where other !== child {
          for (place, count) in other.pages.of(networks).enumerated() { counts[place] += count }
          all += other.pageCount
        }
        child.pages.add(networks)
        child.pageCount += 1
        child.tell(
          .admission(
            question: question,
            PageCounts(ofAddress: counts[0], all: all, ofWiderNetworks: Array(counts.dropFirst()))))
      case .release(let address):
        child.pages.remove(ClientNetworks(address))
        child.pageCount = max(0, child.pageCount - 1)
      case .hold(let reservation):
        let now = arco_marks_now()
        let pushedOut = reservations.reserve(
          reservation.name, of: reservation.owner,
          until: now + ControlFrame.nanoseconds(reservation.milliseconds),
          most: reservation.most, at: now)
        for name in pushedOut { publish(Data(name.utf8), to: Worker.pushedOut) }
      case .askOwner(let question, let name): asked.append((name, question, child))
      case .askToTry(let question, let one):
        let now = Duration.nanoseconds(Int64(arco_marks_now()))
        let isAllowed = tries[
          one.name, default: one.counts
        ].take(one.key, times: min(max(1, one.factor ?? 1), 1_000), at: now)
        child.tell(.allowance(question: question, isAllowed: isAllowed))
      case .letGo(let name): reservations.remove(name)
      case .letGoOfAll(let owner): reservations.removeAll(of: owner)
      case .publish(let topic, let message): publish(message, to: topic)
      case .hello, .listening, .verdict, .admission, .leave, .announce, .restarted,
        .owner, .allowance:
        break
      }
    }

    private func publish(_ message: Data, to topic: String) {
      let frame = ControlFrame.publish(topic: topic, message: message)
      for child in children where child.isReady { child.tell(frame) }
    }

    /// Gives a worker the listening socket of an address. All workers share one socket, so its
    /// queue of connections outlives each of them.
    private func listen(_ host: String, _ port: Int, for child: WorkerProcess) {
      let name = "\(host) \(port)"
      var error: Int32 = 0
      if listeners[name] == nil {
        var actual: Int32 = 0
        let opened = arco_listen(host, Int32(clamping: port), &actual)
        if opened >= 0 { listeners[name] = (opened, Int(actual)) } else { error = -opened }
      }
      let listener = listeners[name]
      let frame = ControlFrame.listening(port: listener?.port ?? port, error: error).encoded()
      // Nothing else is pending: a worker asks for its socket first of all.
      child.write()
      _ = frame.withUnsafeBufferPointer {
        arco_send(child.control, $0.baseAddress, $0.count, listener?.descriptor ?? -1)
      }
    }

    /// The inputs of a session that must not be tried again.
    ///
    /// - Parameter time: deaths before this time do not count.
    private func refused(of session: String, since time: UInt64) -> [Int] {
      // The question may arrive before the end of the dead worker is noticed.
      for other in children where !other.struck.isEmpty { note(other, isCut: false) }
      // A dying process closes its control socket before the sockets of its pages, and ends soon
      // after.
      var patience = 1_000
      while patience > 0, children.contains(where: { arco_is_left($0.control) != 0 }) {
        usleep(1_000)
        reap()
        patience -= 1
      }
      return crashCounts.refused(of: session, since: time)
    }

    /// Retires the predecessor of a worker that has become ready.
    private func takeOver(_ child: WorkerProcess) {
      guard let number = child.predecessor else { return }
      child.predecessor = nil
      guard let old = children.first(where: { $0.number == number }) else { return replaceNext() }
      let farewell = Int(workers.farewell / .milliseconds(1))
      guard old.isReady else { return end(old) }
      old.isLeaving = true
      old.endBy = arco_marks_now() + old.shutdown + ControlFrame.nanoseconds(farewell)
      old.tell(.leave(milliseconds: farewell))
    }
  }
#endif
