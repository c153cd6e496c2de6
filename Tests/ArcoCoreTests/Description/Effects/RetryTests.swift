import ArcoCore
import ArcoTesting
import Testing

struct RetryTests {
  @Test func `waits grow by the factor up to the longest, and end after so many times`() {
    let retry = Retry(5, after: .seconds(1), factor: 3, longest: .seconds(20), jitter: 0)
    let waits = (0...6).map { retry.wait(afterFailures: $0) { 0 } }
    #expect(
      waits == [nil, .seconds(1), .seconds(3), .seconds(9), .seconds(20), .seconds(20), nil])
  }

  @Test func `no wait is longer than the longest, the first one neither`() {
    let retry = Retry(3, after: .seconds(10), factor: 2, longest: .seconds(4), jitter: 0)
    #expect((1...3).map { retry.wait(afterFailures: $0) { 0 } } == [4, 4, 4].map { .seconds($0) })
    let still = Retry(2, after: .seconds(10), factor: 1, longest: .zero, jitter: 0)
    #expect((1...2).map { still.wait(afterFailures: $0) { 0 } } == [.zero, .zero])
  }

  @Test func `jitter takes off a part of the wait, at most its percentage`() {
    let retry = Retry(1, after: .seconds(4), jitter: 25)
    #expect(retry.wait(afterFailures: 1) { 0 } == .seconds(4))
    #expect(retry.wait(afterFailures: 1) { 1_000 } == .seconds(3))
    var seeded = SeededRandom(seed: 1)
    var seen: Set<Duration> = []
    for _ in 0..<100 {
      guard let wait = retry.wait(afterFailures: 1, chance: { seeded.next() }) else { continue }
      #expect(wait >= .seconds(3) && wait <= .seconds(4))
      seen.insert(wait)
    }
    #expect(seen.count > 50)
  }

  @Test func `a long row of failures costs nothing and overflows nothing`() {
    let retry = Retry(.max, after: .seconds(1), factor: 1_000_000, longest: .seconds(60), jitter: 0)
    #expect(retry.wait(afterFailures: .max) { 0 } == .seconds(60))
    #expect(Retry(.max, after: .zero, jitter: 0).wait(afterFailures: .max) { 0 } == .zero)
    #expect(
      Retry(.max, after: .seconds(2), factor: 1).wait(afterFailures: .max) { 0 } == .seconds(2))
  }
}
