#if Server
  import ArcoHTML
  package import Metrics
  package import Tracing

  /// What a site tells of itself to swift-metrics and swift-distributed-tracing.
  ///
  /// Both are those that the program has set up when the site is made.
  package struct SiteInstruments: Sendable {
    private let factory: any MetricsFactory
    /// Nil where nobody traces, so that nothing is done for it.
    private let tracer: (any Tracer)?
    private let sessions: Gauge
    private let events: Counter
    private let commits: Metrics.Timer
    private let changes: Counter

    package init(metrics: any MetricsFactory, tracer: any Tracer) {
      factory = metrics
      self.tracer = tracer is NoOpTracer ? nil : tracer
      sessions = Gauge(label: "arco_sessions", factory: metrics)
      events = Counter(label: "arco_events_total", factory: metrics)
      commits = Metrics.Timer(label: "arco_commit_duration", factory: metrics)
      changes = Counter(label: "arco_commit_changes_total", factory: metrics)
    }

    static var ofProgram: SiteInstruments {
      SiteInstruments(metrics: MetricsSystem.factory, tracer: InstrumentationSystem.tracer)
    }

    func count(sessions count: Int) { sessions.record(count) }

    /// Notes the supervisor's count, which each worker has: whichever is asked says the same.
    func count(restarts count: Int) {
      Gauge(label: "arco_worker_restarts", factory: factory).record(count)
    }

    func countEvent() { events.increment() }

    func countRefusal(_ reason: EventRefusal) {
      Counter(
        label: "arco_events_refused_total", dimensions: [("reason", "\(reason)")], factory: factory
      ).increment()
    }

    /// How a page came back that asked for it.
    enum Return: String {
      case same
      case older
      case fresh
    }

    func countReturn(_ outcome: Return) {
      Counter(
        label: "arco_sessions_returned_total", dimensions: [("outcome", outcome.rawValue)],
        factory: factory
      ).increment()
    }

    func countCommit(of count: Int, took time: Duration) {
      let (seconds, attoseconds) = time.components
      commits.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
      changes.increment(by: count)
    }
  }

  extension SiteInstruments {
    /// Does something within a span, if somebody traces.
    func span<Answer>(_ name: String, of session: SessionID, _ body: () -> Answer) -> Answer {
      guard let tracer else { return body() }
      return Self.run(tracer, name, session.description, body)
    }

    private static func run<Answer, T: Tracer>(
      _ tracer: T, _ name: String, _ session: String, _ body: () -> Answer
    ) -> Answer {
      tracer.withSpan(name) { span in
        span.attributes["arco.session"] = session
        return body()
      }
    }

    /// Waits for something within a span, if somebody traces.
    func span<Answer: Sendable, Failure: Error>(
      _ name: String, _ attribute: (String, String),
      _ body: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
      guard let tracer else { return try await body() }
      return try await Self.run(tracer, name, attribute, body).get()
    }

    private static func run<Answer: Sendable, Failure: Error, T: Tracer>(
      _ tracer: T, _ name: String, _ attribute: (String, String),
      _ body: () async throws(Failure) -> Answer
    ) async -> Result<Answer, Failure> {
      let span = tracer.startSpan(name)
      span.attributes["\(attribute.0)"] = attribute.1
      defer { span.end() }
      do throws(Failure) {
        return .success(try await body())
      } catch {
        span.recordError(error)
        return .failure(error)
      }
    }
  }
#endif
