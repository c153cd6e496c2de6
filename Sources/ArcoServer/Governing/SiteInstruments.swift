#if Server
  import ArcoHTML
  import ArcoStore
  package import Metrics
  package import Tracing

  /// The metrics and spans of a site, for swift-metrics and swift-distributed-tracing, with
  /// OpenTelemetry's names.
  ///
  /// Uses the metrics factory and the tracer that the program has set up when the site is made.
  package struct SiteInstruments: Sendable {
    private let factory: any MetricsFactory
    /// Nil if the program traces nothing; then no span is made.
    private let tracer: (any Tracer)?
    private let sessions: Gauge
    private let events: Counter
    /// Nil if the program measures nothing; then no clock is read.
    private let eventDurations: Metrics.Timer?
    private let commits: Metrics.Timer
    private let changes: Counter

    package init(metrics: any MetricsFactory, tracer: any Tracer) {
      factory = metrics
      self.tracer = tracer is NoOpTracer ? nil : tracer
      sessions = Gauge(label: "arco.session.active", factory: metrics)
      events = Counter(label: "arco.event.count", factory: metrics)
      eventDurations =
        metrics is NOOPMetricsHandler
        ? nil : Metrics.Timer(label: "arco.event.duration", factory: metrics)
      commits = Metrics.Timer(label: "arco.commit.duration", factory: metrics)
      changes = Counter(label: "arco.commit.change.count", factory: metrics)
    }

    static var ofProgram: SiteInstruments {
      SiteInstruments(metrics: MetricsSystem.factory, tracer: InstrumentationSystem.tracer)
    }

    func count(sessions count: Int) { sessions.record(count) }

    /// Records the supervisor's count of restarts. All workers record the same count.
    func count(restarts count: Int) {
      Gauge(label: "arco.worker.restart.count", factory: factory).record(count)
    }

    func countRefusal(_ reason: EventRefusal) {
      Counter(
        label: "arco.event.refused.count", dimensions: [("error.type", "\(reason)")],
        factory: factory
      ).increment()
    }

    /// How a page came back.
    enum Return: String {
      case same
      case older
      case fresh
    }

    func countReturn(_ outcome: Return) {
      Counter(
        label: "arco.session.return.count",
        dimensions: [("arco.session.return.outcome", outcome.rawValue)], factory: factory
      ).increment()
    }

    func countCommit(of count: Int, took time: Duration) {
      Self.record(time, in: commits)
      changes.increment(by: count)
    }

    func countFailedCommit(took time: Duration) {
      Self.record(
        time,
        in: Metrics.Timer(
          label: "arco.commit.duration", dimensions: [("error.type", "\(StoreError.self)")],
          factory: factory))
    }

    private static func record(_ time: Duration, in timer: Metrics.Timer) {
      let (seconds, attoseconds) = time.components
      timer.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
  }

  extension SiteInstruments {
    /// A link to the current span; nil without a span or a tracer.
    var linkToCurrentSpan: SpanLink? {
      tracer == nil ? nil : Self.link(to: .current, SpanLink.init(context:attributes:))
    }

    /// Generic, since the type of contexts has different names in the versions of
    /// swift-distributed-tracing.
    private static func link<Context>(
      to context: Context?, _ make: (Context, SpanAttributes) -> SpanLink
    ) -> SpanLink? { context.map { make($0, [:]) } }

    /// Counts, measures and traces the handling of an event.
    ///
    /// - Parameters:
    ///   - now: the clock for the measured duration.
    ///   - body: handles the event; returns nil if the event took effect.
    func handleEvent(
      of session: Session, _ now: () -> Duration, _ body: () -> EventRefusal?
    ) -> EventRefusal? {
      events.increment()
      let start = eventDurations == nil ? nil : now()
      let refusal =
        if let tracer { Self.traceEvent(of: session, by: tracer, body) } else { body() }
      if let start, let eventDurations { Self.record(now() - start, in: eventDurations) }
      return refusal
    }

    private static func traceEvent<T: Tracer>(
      of session: Session, by tracer: T, _ body: () -> EventRefusal?
    ) -> EventRefusal? {
      tracer.withSpan("arco.event", ofKind: .consumer) { span in
        session.describe(span)
        let refusal = body()
        if let refusal {
          span.attributes["error.type"] = "\(refusal)"
          span.setStatus(SpanStatus(code: .error))
        }
        return refusal
      }
    }

    /// Runs `body`, which lets a client join its page, within a span if the program traces.
    func join<Answer>(_ session: Session, _ body: () -> Answer) -> Answer {
      guard let tracer else { return body() }
      let span: any Span = tracer.startSpan("arco.join", ofKind: .server)
      defer { span.end() }
      session.describe(span)
      return body()
    }

    /// Runs `body`, which waits for a database, within a span if the program traces.
    ///
    /// - Parameters:
    ///   - operation: `commit` or `load`.
    ///   - system: `SessionStore.databaseSystem`.
    ///   - attributes: further attributes of the span.
    func ask<Answer: Sendable>(
      _ operation: String, of system: String?, _ attributes: [String: SpanAttribute],
      _ body: () async throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
      guard let tracer else { return try await body() }
      let span: any Span = tracer.startSpan("arco.\(operation)", ofKind: .client)
      defer { span.end() }
      span.attributes["db.operation.name"] = operation
      if let system { span.attributes["db.system.name"] = system }
      span.attributes.merge(SpanAttributes(attributes))
      do throws(StoreError) {
        return try await body()
      } catch {
        span.recordError(error)
        span.attributes["error.type"] = "\(StoreError.self)"
        span.setStatus(SpanStatus(code: .error))
        throw error
      }
    }
  }

  extension Session {
    /// Writes the session's id to a span, and links the span that painted the page.
    nonisolated func describe(_ span: any Span) {
      span.attributes["session.id"] = id.description
      if let paintingSpan { span.addLink(paintingSpan) }
    }
  }
#endif
