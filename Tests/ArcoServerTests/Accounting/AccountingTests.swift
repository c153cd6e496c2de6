#if Server
  import ArcoHTML
  import ArcoServer
  import Foundation
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct AccountingTests {
    @Test(arguments: 1...12)
    func `every event is applied once, or its refusal arrives`(seed: UInt64) async throws {
      let history = try await run(seed: seed, steps: 600) {
        $0.eventsPerSecond = 1_000_000
        $0.eventBurst = 1_000_000
        $0.window.patches = 6
      }
      #expect(history.tab.rebuilds > 2)
      #expect(history.closings == [])
    }

    @Test(arguments: 1...6)
    func `no event is lost or refused for its rate where refusals wait to be heard`(
      seed: UInt64
    ) async throws {
      let history = try await run(seed: seed, steps: 600) {
        $0.eventsPerSecond = 20
        $0.eventBurst = 40
        $0.controlFrames = 5
        $0.window.patches = 6
      }
      #expect(!history.tab.fates.values.contains(.refused(.tooMany)))
      #expect(history.waits > 10)
    }
  }

  /// Runs a history to its end, and finds no fault in the ledger.
  private func run(
    seed: UInt64, steps: Int, _ configure: (inout Site.Limits) -> Void
  ) async throws -> History {
    var history = try await History(seed: seed, configure)
    for _ in 0..<steps { try await history.step() }
    try await history.settle()
    #expect(history.faults() == [], "seed \(seed)")
    return history
  }

  @Suite(.timeLimit(.minutes(60))) struct AccountingSoakTests {
    private static let isLong = ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1"

    @Test func `of many thousand events none is lost, and none is refused whose element is there`()
      async throws
    {
      var events = 0
      var seed: UInt64 = 1000
      while events < (Self.isLong ? 200_000 : 3_000) {
        seed += 1
        events += try await run(seed: seed, steps: 2_000) {
          $0.eventsPerSecond = 1_000_000
          $0.eventBurst = 1_000_000
          $0.window.patches = 2 + Int(seed % 16)
        }.tab.reference
      }
    }
  }
#endif
