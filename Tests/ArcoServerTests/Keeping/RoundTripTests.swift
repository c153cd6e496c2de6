#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Logging
  import Testing

  /// States that do not come back from the store as they went there.
  @Suite(.timeLimit(.minutes(1))) struct RoundTripTests {
    private struct Share: Codable, Sendable { var value = 1.0 }

    /// A number that loses its fraction when it is read.
    private struct Lossy: Codable, Sendable {
      var value = 0.0

      init() {}

      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Double.self).rounded(.down)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }

    /// A page whose button divides or adds; 1 the button, 2 its text, 3 a paragraph, 4 its text.
    private func bench(_ screen: Screen) throws -> KeepingBench {
      let bench = try KeepingBench()
      bench.nodes = 4
      bench.screen = screen
      return bench
    }

    private func page<State>(
      _ value: @escaping (State) -> Double
    ) -> Face<State, Int, HTML> {
      Face { state, send in
        button("go", .onClick { send(0) })
        p("value \(value(state).isNaN ? "none" : "\(value(state))")")
      }
    }

    @Test func `a state with what is not a number comes back`() async throws {
      let bench = try bench(
        Screen(
          Component<Void, Share, Int, HTML>(
            .reduce { share, part in share.value = Double(part) / Double(part) },
            page(\.value)),
          state: Share(), keeping: .inputs(as: "share")))
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(2, on: patch))
        #expect(await tab.hear(applied: 2).refused.isEmpty)
      }
    }

    @Test(arguments: ["1", "2"])
    func `a page whose state is read back as another one starts anew`(build: String) async throws {
      let bench = try bench(
        Screen(
          Component<Void, Lossy, Int, HTML>(
            .reduce { lossy, _ in lossy.value += 0.5 }, page(\.value)),
          state: Lossy(), keeping: .inputs(as: "lossy")))
      let (token, _) = try await bench.clicked(for: "ada")
      try bench.restart(build: build)
      let (_, opened) = try await bench.load(token: token, for: "ada")
      #expect(!opened.goesOn)
      #expect(!opened.isOlder)
      #expect(String(decoding: opened.paint.markup, as: UTF8.self).contains("value 0.0"))
      let said = bench.book.texts(.error)
      #expect(said.last?.contains("the page starts again") == true)
      #expect(said.last?.contains("must encode to the same bytes again") == true)
      // Nobody asks for it in vain again.
      while try await bench.store.inner.sessions(of: "ada", at: 0).count > 0 {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }
#endif
