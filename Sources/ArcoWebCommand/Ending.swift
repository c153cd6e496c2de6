import Foundation

/// Ends this program together with the command that it runs, once it is told to end or its plug-in is gone.
///
/// A build that nobody waits for would go on alone, and the next one would wait for its folder.
///
/// `@unchecked Sendable`: its lock protects what changes.
final class Ending: @unchecked Sendable {
  private let lock = NSLock()
  private var running: Process?
  private var isOver = false

  /// Waits from now on, in a thread of its own, for a signal or for the end of the standard input, which a plug-in
  /// holds open.
  func watch() {
    // A plug-in's own threads have signals wait, and so would this program and what it runs.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var pipe: [Int32] = [-1, -1]
    guard Foundation.pipe(&pipe) == 0 else { return }
    signalled = pipe[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(signalled, &byte, 1)
      }
    }
    let reading = pipe[0]
    Thread.detachNewThread { [self] in
      var watched = [
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: 0, revents: 0),
      ]
      // Nobody held it open.
      if poll(&watched[1], 1, 0) > 0 { watched.removeLast() }
      while poll(&watched, nfds_t(watched.count), -1) < 0 {}
      end()
    }
  }

  /// Notes a command that runs.
  func begin(_ process: Process) throws {
    try lock.withLock {
      try process.run()
      running = process
    }
  }

  /// Reads what it prints, and waits for its end.
  func finish(_ process: Process, _ read: () throws -> Data) rethrows -> Data {
    defer {
      lock.withLock {
        running = nil
        if isOver { exit(1) }
      }
    }
    let said = try read()
    process.waitUntilExit()
    return said
  }

  private func end() {
    lock.withLock {
      isOver = true
      guard let running else { exit(1) }
      // SwiftPM ends what it runs itself, if it is interrupted.
      running.interrupt()
    }
    // Whoever runs it exits then.
    Thread.sleep(forTimeInterval: 10)
    lock.withLock { _ = running.map { kill($0.processIdentifier, SIGKILL) } }
    exit(1)
  }
}

/// Where a signal is written; set before any is heard.
nonisolated(unsafe) private var signalled: Int32 = -1

/// The one of this program.
let ending = Ending()
