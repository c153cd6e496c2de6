#if Server
  import ArcoServer
  import Foundation
  import Logging
  import Metrics
  import MetricsTestKit
  import Testing
  import Tracing

  /// What a worker does with what its supervisor knows of all of them.
  struct RestartTests {
    private func worker() -> Worker {
      Worker(
        WorkerName(
          number: 1, folder: "/nowhere", secret: Data(repeating: 1, count: 32), memory: nil),
        control: -1, marks: -1)
    }

    private func site(_ metrics: TestMetrics, _ worker: Worker?) throws -> Site {
      try Site(
        Site.Configuration(), logger: Logger(label: "test"), time: ManualClock().timekeeper,
        instruments: SiteInstruments(metrics: metrics, tracer: NoOpTracer()), worker: worker)
    }

    @Test func `how often workers were begun again is a metric, and health says it`() async throws {
      let (metrics, worker) = (TestMetrics(), worker())
      let site = try site(metrics, worker)
      #expect(try metrics.expectGauge("arco.worker.restart.count").lastValue == 0)
      #expect(await site.health().restarts == 0)
      for total in [1, 2] {
        worker.take(.restarted(total: total))
        #expect(try metrics.expectGauge("arco.worker.restart.count").lastValue == Double(total))
        #expect(await site.health().restarts == total)
      }
    }

    @Test func `where nobody supervises, nobody counts`() async throws {
      let metrics = TestMetrics()
      let site = try site(metrics, nil)
      #expect(throws: (any Error).self) { try metrics.expectGauge("arco.worker.restart.count") }
      #expect(await site.health().restarts == nil)
    }
  }
#endif
