import ArcoCore

// The suites run this, and so does a module of WebAssembly in `Probes/Portable/Effects`.

/// What happens to effects, in order, and all that is to come of it.
struct EffectScenario: Sendable {
  let rule: String
  let steps: [EffectStep]
  let log: [String]

  init(_ rule: String, _ steps: [EffectStep], gives log: [String]) {
    self.rule = rule
    self.steps = steps
    self.log = log
  }

  /// Carries out the steps.
  ///
  /// - Parameter settle: has all be applied that effects left.
  func run(
    on bench: EffectBench, send: (EffectInput) -> Void, settle: () -> Void
  ) -> [String] {
    for step in steps {
      switch step {
      case .ask(let make): send(.ask(make))
      case .askPart(let make): send(.part(.ask(make)))
      case .open: send(.opens(true))
      case .close: send(.opens(false))
      case .say(let name, let words): bench.say(name, words)
      case .end(let name): bench.end(name)
      case .pass(let milliseconds): bench.pass(milliseconds, settle)
      }
      settle()
    }
    return bench.log
  }
}

enum EffectStep: Sendable {
  /// The whole is asked for an effect.
  case ask(@Sendable () -> EffectBench.Tried)
  /// So is the part, if it is there.
  case askPart(@Sendable () -> Effect<EffectBench, EffectPart, EffectInput.PartInput>)
  /// The part comes.
  case open
  /// The part goes.
  case close
  /// Work says something.
  case say(String, String)
  /// Work ends by itself.
  case end(String)
  /// Milliseconds pass.
  case pass(Int)
}
