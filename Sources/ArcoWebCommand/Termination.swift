import Foundation

/// Ends this program and its running command, on a signal or when the plug-in ends.
///
/// Otherwise a build would continue alone, and the next build would wait for its lock on the
/// folder.
///
/// `@unchecked Sendable`: `lock` protects the mutable properties.
final class Termination: @unchecked Sendable {
  private let lock = NSLock()
  private var running: Process?
  private var isOver = false

  /// Starts a thread that waits for a signal or for the end of standard input, which a plug-in holds open.
  func watch() {
    // A plug-in's threads block signals, and this program and its commands would inherit the
    // blocked signals.
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
      // If standard input is at its end already, no plug-in holds it open.
      if poll(&watched[1], 1, 0) > 0 { watched.removeLast() }
      while poll(&watched, nfds_t(watched.count), -1) < 0 {}
      end()
    }
  }

  /// Starts a command and records it.
  func begin(_ process: Process) throws {
    try lock.withLock {
      try process.run()
      running = process
    }
  }

  /// Reads the command's output, and waits for its end.
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
      // An interrupted SwiftPM ends its own child processes.
      running.interrupt()
    }
    // When the command has ended, `finish(_:)` exits.
    Thread.sleep(forTimeInterval: 10)
    lock.withLock { _ = running.map { kill($0.processIdentifier, SIGKILL) } }
    exit(1)
  }
}

/// The descriptor that signal handlers write to; set before a handler is installed.
nonisolated(unsafe) private var signalled: Int32 = -1

/// The instance for this program.
let termination = Termination()
