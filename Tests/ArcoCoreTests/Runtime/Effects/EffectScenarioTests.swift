import ArcoCore
import Testing

extension EffectScenario: CustomTestStringConvertible {
  var testDescription: String { rule }
}

@MainActor struct EffectScenarioTests {
  @Test(arguments: EffectScenario.all)
  func `a rule of effects holds here as in WebAssembly`(scenario: EffectScenario) {
    let bench = EffectBench()
    let held = HeldDriver(
      bench.dispatcher, state: EffectState(), world: bench,
      interpretation: .live.clock(bench.time), onProblem: { _ in })
    let log = scenario.run(
      on: bench, send: { held.driver.send($0) },
      settle: {
        repeat {
          while held.takeMail() {}
          held.receive()
        } while !held.inputs.isEmpty || held.takeMail()
      })
    #expect(log == scenario.log)
    held.end()
  }
}
