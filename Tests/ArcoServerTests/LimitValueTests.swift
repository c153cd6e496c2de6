#if Server
  import ArcoServer
  import Testing

  /// Which values a limit may have.
  @Suite struct LimitValueTests {
    private func expectsRefusal(of name: String, _ change: (inout Site.Limits) -> Void) {
      var configuration = Site.Configuration()
      change(&configuration.limits)
      #expect(throws: SiteError.limitInvalid(name)) { _ = try Site(configuration) }
    }

    @Test func `every limit is greater than zero, and a duration at most a hundred years`() {
      for (name, path) in Site.Limits.counts {
        for value in [0, -1] { expectsRefusal(of: name) { $0[keyPath: path] = value } }
      }
      for (name, path) in Site.Limits.durations {
        for value in [.zero, .seconds(-1), .seconds(3_155_760_001)] as [Duration] {
          expectsRefusal(of: name) { $0[keyPath: path] = value }
        }
      }
      for value in [0, -1, Double.nan] {
        expectsRefusal(of: "eventsPerSecond") { $0.eventsPerSecond = value }
      }
    }

    @Test func `no limit is left out of that`() {
      let limits = Site.Limits()
      func names(of value: Any) -> [String] {
        Mirror(reflecting: value).children.compactMap(\.label)
      }
      let all =
        names(of: limits).filter { $0 != "window" }
        + names(of: limits.window).map { "window.\($0)" }
      let checked =
        Site.Limits.counts.map(\.name) + Site.Limits.durations.map(\.name) + ["eventsPerSecond"]
      #expect(all.sorted() == checked.sorted())
    }
  }
#endif
