import ArcoCore

/// How many rules of effects there are that need no task.
@_expose(wasm, "ruleCount")
@_cdecl("ruleCount")
public func ruleCount() -> Int32 { Int32(EffectScenario.all.count) }

/// Tries the rules that `EffectScenarioTests` tries; returns the number of the first that does not hold, or
/// -1.
@_expose(wasm, "firstBroken")
@_cdecl("firstBroken")
public func firstBroken() -> Int32 {
  for (number, scenario) in EffectScenario.all.enumerated() {
    let bench = EffectBench()
    let driver = Driver(
      bench.dispatcher, state: EffectState(), world: bench,
      interpretation: .live.timed(by: bench.time))
    let log = scenario.run(on: bench, send: { driver.send($0) }, settle: {})
    if log != scenario.log { return Int32(number) }
    driver.stop()
  }
  return -1
}
