import Foundation

/// A command to run.
struct Command {
  private let words: [String]

  init(_ words: String...) { self.words = words }

  init(_ words: [String]) { self.words = words }

  /// Runs it to its end; what it prints is shown.
  func run() throws { _ = try finish(Process()) }

  /// Runs it to its end, and returns what it prints.
  func output() throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.standardOutput = pipe
    return try finish(process) { try pipe.fileHandleForReading.readToEnd() ?? Data() }
  }

  /// Hands it some text, and returns what it prints.
  func output(for text: String) throws -> Data {
    let process = Process()
    let (asked, said) = (Pipe(), Pipe())
    process.standardInput = asked
    process.standardOutput = said
    return try finish(process) {
      // It answers before it has read all.
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
    try ending.begin(process)
    let said = try ending.finish(process, read)
    guard process.terminationStatus == 0 else {
      throw Failure("`\(words.joined(separator: " "))` failed (\(process.terminationStatus))")
    }
    return said
  }
}
