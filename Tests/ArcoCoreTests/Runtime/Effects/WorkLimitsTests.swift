import Arco
import ArcoTesting
import Testing

/// The limits of one effect together: its deadline, its time to finish in, and what becomes of it.
@MainActor @Suite(.timeLimit(.minutes(1))) struct WorkLimitsTests {
  private let time = VirtualTime()

  private func reading(_ book: Book = Book(rows: 0..<2)) -> Reading {
    Reading(book, interpretation: .live.clock(time.source))
  }

  private typealias Limit =
    @Sendable (Effect<Journal, Leaf, LeafInput>) -> Effect<
      Journal, Leaf, LeafInput
    >

  private nonisolated static let limited: [Limit] = [
    { $0.finishing(within: .seconds(5)).deadline(.seconds(8), .note("too long")) },
    { $0.deadline(.seconds(8), .note("too long")).finishing(within: .seconds(5)) },
    {
      $0.finishing(within: .seconds(5)).deadline(.seconds(8), .note("too long")).ifLost(
        .note("lost"))
    },
    {
      $0.ifLost(.note("lost")).deadline(.seconds(8), .note("too long")).finishing(
        within: .seconds(5))
    },
    {
      $0.finishing(within: .seconds(5)).deadline(.seconds(8), .note("too long"))
        .map { $0 }
    },
    {
      $0.finishing(within: .seconds(9)).deadline(.seconds(1)).finishing(within: .seconds(5))
        .deadline(.seconds(8), .note("too long"))
    },
  ]

  @Test(arguments: limited.indices)
  func `an effect has all of its limits, in whatever order they were set`(_ order: Int) async {
    let reading = reading()
    let limit = Self.limited[order]
    reading.send(.row(0, .run(limit(.lasting("gone")))))
    reading.send(.row(1, .run(limit(.lasting("stays")))))
    reading.change { $0.rows.remove(id: 0) }
    #expect(reading.journal.count("stop gone") == 0)
    await reading.pass(time, 4_999)
    #expect(reading.journal.count("stop gone") == 0)
    await reading.pass(time, 1)
    #expect(reading.journal.count("stop gone") == 1)
    #expect(reading.problems == ["cut short anonymous 5"])
    await reading.pass(time, 2_999)
    #expect(reading.journal.count("stop stays") == 0)
    await reading.pass(time, 1)
    #expect(reading.journal.count("stop stays") == 1)
    #expect(reading.book.rows.element(id: 1)?.entries == ["too long"])
  }

  @Test
  func `an effect without time to finish in is cancelled with its part, whatever its deadline`()
    async
  {
    let reading = reading()
    reading.send(.row(0, .run(.lasting("row").deadline(.seconds(8), .note("too long")))))
    reading.change { $0.rows.remove(id: 0) }
    #expect(reading.journal.count("stop row") == 1)
    await reading.pass(time, 10_000)
    #expect(reading.problems == [])
  }

  @Test func `each part of a batch has the limits that were set on the whole`() async {
    let reading = reading()
    reading.send(
      .row(
        0,
        .run(
          .batch(.lasting("one"), .lasting("two")).deadline(.seconds(2), .note("too long"))
            .finishing(within: .seconds(5)))))
    reading.change { $0.rows.remove(id: 0) }
    await reading.pass(time, 1_999)
    #expect(reading.journal.entries.filter { $0.hasPrefix("stop") } == [])
    await reading.pass(time, 1)
    #expect(reading.journal.count("stop one") == 1)
    #expect(reading.journal.count("stop two") == 1)
  }
}
