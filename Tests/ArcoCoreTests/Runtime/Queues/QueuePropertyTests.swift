import ArcoCore
import Testing

struct QueuePropertyTests {
  @Test func `random histories go as in the plain model`() {
    forAll(seeds: 0..<1_500, { QueueHistory(&$0) }, shrink: { $0.shrunk }, \.failure)
  }

  @Test func `a failure, an end or a cancellation at any point frees what it held`() {
    forAll(
      seeds: 0..<40, { QueueHistory(&$0, atMost: 12) }, shrink: { $0.shrunk },
      { history in
        for disturbed in history.disturbed {
          if let wrong = disturbed.failure { return "\(disturbed)\n\(wrong)" }
        }
        return nil
      })
  }
}
