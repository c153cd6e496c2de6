#if Server
  import ArcoCore
  import ArcoForms
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Testing

  /// What becomes of a form whose server is killed before it was answered.
  @Suite(.timeLimit(.minutes(1))) struct FormFateTests {
    private enum Trouble: Codable { case unknown }
    private typealias Form = FormState<FieldDraft<Trouble>>
    private typealias Input = FormInput<FieldInput<Trouble>>

    private let outside = Outside()

    /// A page of a form that is submitted by a click.
    private func bench(isTold: Bool) throws -> KeepingBench {
      let outside = outside
      let form = FormField<Void, Int, Trouble>(.integer(in: 1...9)).submitting { _ in
        let work = Effect<Void, Form, Input>.task { _, out in
          await outside.work("submit")
          out.send(.accepted)
        }
        return isTold ? work.ifLost(.refused([.refuse(.unknown)])) : work
      }
      let bench = try KeepingBench()
      bench.nodes = 2
      bench.screen = Screen(
        Component(
          form.dispatcher,
          Face { form, send in
            button("the form is \(form.stage), \(form.returns)", .onClick { send(.submit) })
          }),
        state: FormState(FieldDraft("3")), keeping: .inputs(as: "form"))
      return bench
    }

    @Test(arguments: [false, true])
    func `a form comes back as one that can be edited, and is not submitted again`(
      isTold: Bool
    ) async throws {
      let bench = try bench(isTold: isTold)
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        let patch = await tab.hear(text: "submitting").patch
        try await outside.reach("submit", 1)
        return patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        _ = await tab.hear(text: "the form is editing, \(isTold ? 1 : 0)")
        #expect(outside.count("submit") == 1)
      }
    }
  }
#endif
