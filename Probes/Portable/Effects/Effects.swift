import ArcoCore

/// Tries the rules that `EffectScenarioTests` tries; returns the number of the first that does not hold, or
/// -1.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  for (number, scenario) in EffectScenario.all.enumerated() {
    let bench = EffectBench()
    let driver = Driver(
      bench.dispatcher, state: EffectState(), world: bench,
      interpretation: .live.clock(bench.time))
    let log = scenario.run(on: bench, send: { driver.send($0) }, settle: {})
    if log != scenario.log { return Int32(number) }
    driver.stop()
  }
  return EffectScenario.all.isEmpty ? 0 : -1
}
