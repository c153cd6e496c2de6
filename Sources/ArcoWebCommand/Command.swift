import Foundation

/// A shell command.
struct Command {
  private let words: [String]

  init(_ words: String...) { self.words = words }

  init(_ words: [String]) { self.words = words }

  /// Runs the command to its end. Its output goes to this program's output.
  func run() throws { _ = try finish(Process()) }

  /// Runs the command to its end, and returns its output.
  func output() throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.standardOutput = pipe
    return try finish(process) { try pipe.fileHandleForReading.readToEnd() ?? Data() }
  }

  /// Runs the command with a text as its standard input, and returns its output.
  func output(for text: String) throws -> Data {
    let process = Process()
    let (asked, said) = (Pipe(), Pipe())
    process.standardInput = asked
    process.standardOutput = said
    return try finish(process) {
      // On a thread of its own, since the command may print before it has read everything.
      Thread.detachNewThread {
        try? asked.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? asked.fileHandleForWriting.close()
      }
      return try said.fileHandleForReading.readToEnd() ?? Data()
    }
  }

  private func finish(
    _ process: Process, _ read: () throws -> Data = { Data() }
  ) throws -> Data {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    try termination.begin(process)
    let said = try termination.finish(process, read)
    guard process.terminationStatus == 0 else {
      throw Failure(
        "`\(words.joined(separator: " "))` failed with exit status \(process.terminationStatus)")
    }
    return said
  }
}
