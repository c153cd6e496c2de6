import Testing

/// What an exit test hears of its process. Any crash ends a process: a test asks for its own sentence.
let itsWords: [any PartialKeyPath<ExitTest.Result> & Sendable] = [\.standardErrorContent]

extension ExitTest.Result? {
  /// What the process said before it ended.
  var words: String { map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "" }
}
