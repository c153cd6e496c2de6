#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Testing

  /// A dose as the README has it, but that trusts whoever sets it.
  private func trusting() -> Component<Void, Double, Double, HTML> {
    Component(.reduce { (grams: inout Double, wish: Double) in grams = wish }) { grams, send in
      p("\(grams)g")
      input(.type(.range), .max(50), .value(grams), .onNumber { send($0) })
      select(.onChange { send(Double($0) ?? -1) }) {
        for grams in [10, 20] { option("\(grams)", .value("\(grams)")) }
      }
      form(.onSubmit(Field.number("g", in: 0...1e15)) { send($0) }) {
        input(.type(.number), .name("g"), .max(50))
      }
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct BoundsTests {
    /// Runs a body with a tab of the page: its numbers are 1 to 10.
    private func join(_ body: (MemoryLine) async throws -> Void) async throws {
      let bench = try Bench()
      let (session, _) = try await bench.site.open(
        Screen(trusting(), state: 15), from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      try await bench.join(token, nodes: 10) { line, welcome in
        #expect(welcome == .welcome(.carryOn, applied: 0, token: ""))
        try await body(line)
      }
    }

    /// Hears the first patch, which shows so many grams.
    private func hear(_ grams: String, applied: Int, over line: MemoryLine) async throws {
      guard case .patch(1, applied, let operations) = await line.hear() else {
        Issue.record("no patch")
        return
      }
      var reader = PatchReader()
      let changes = try reader.read(operations)
      #expect(
        changes == [.setText(node: 2, "\(grams).0g"), .setLive(node: 3, .value, grams)])
    }

    @Test(arguments: ["1000000000000", "1e12", "999999999999999"])
    func `a frame of a million tons of coffee is one of as much as the slider goes to`(
      text: String
    ) async throws {
      try await join { line in
        line.say(.input(1, text, node: 3))
        try await hear("50", applied: 1, over: line)
      }
    }

    @Test func `what the view does not offer is refused, and the page goes on`() async throws {
      try await join { line in
        var entries = Submission()
        entries.append(name: "g", value: "1000000000000")
        var choice = EventPayload.input(text: "1000000000000", checked: false)
        line.say(.event(reference: 1, Event(node: 4, kind: .change, payload: choice)))
        #expect(await line.hear() == .refused(reference: 1, .notOffered))
        line.say(.event(reference: 2, Event(node: 9, kind: .submit, payload: .fields(entries))))
        #expect(await line.hear() == .refused(reference: 2, .notOffered))
        choice = .input(text: "20", checked: false)
        line.say(.event(reference: 3, Event(node: 4, kind: .change, payload: choice)))
        try await hear("20", applied: 3, over: line)
      }
    }
  }
#endif
