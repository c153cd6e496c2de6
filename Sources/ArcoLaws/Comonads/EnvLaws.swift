public import ArcoComonads

/// The laws of surroundings: `local` changes what `ask` gives, and nothing else.
///
/// - Env: the type, with numbers for elements and for surroundings.
///
///     #expect(EnvLaws(ContainerSamples<Envs<Int>>.env([1, 2])).counterexample() == nil)
public struct EnvLaws<Env>: LawSuite {
  /// What is tried.
  public let subject: String
  let draw: (inout Trial) -> Env
  let extract: (Env) -> Int
  let ask: (Env) -> Int
  let local: (Env, @escaping (Int) -> Int) -> Env

  /// Tries a type with surroundings.
  public init(
    _ subject: String,
    draw: @escaping (inout Trial) -> Env,
    extract: @escaping (Env) -> Int,
    ask: @escaping (Env) -> Int,
    local: @escaping (Env, @escaping (Int) -> Int) -> Env
  ) {
    self.subject = subject
    self.draw = draw
    self.extract = extract
    self.ask = ask
    self.local = local
  }

  /// The element stays; the surroundings are the changed ones; two changes are made in turn.
  public var laws: [Law] {
    [
      law("local surroundings change no element") { env, change, _ in
        (extract(local(env, change)), extract(env))
      },
      law("what is asked for in local surroundings is the changed one") { env, change, _ in
        (ask(local(env, change)), change(ask(env)))
      },
      law("local twice is local once, with both changes in turn") { env, change, next in
        (ask(local(local(env, change), next)), ask(local(env) { next(change($0)) }))
      },
    ]
  }

  private func law(
    _ name: String,
    _ sides: @escaping (Env, @escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int, Int)
  ) -> Law {
    Law(name) { trial in
      let table = Generator<Function<Int, Int>>.function(to: .integer())
      let env = draw(&trial)
      let (change, next) = (trial.draw("change", table), trial.draw("next", table))
      let (found, expected) = sides(env, { change($0) }, { next($0) })
      trial.expect(found, equals: expected)
    }
  }
}

extension EnvLaws where Env == Space<Envs<Int>, Int> {
  /// Tries the elements in surroundings.
  public init(_ samples: ContainerSamples<Envs<Int>>) {
    self.init(
      "Env<Int>",
      draw: { samples.drawSpace(&$0) },
      extract: { $0.extract() },
      ask: { $0.ask() },
      local: { $0.local($1) })
  }
}

@available(*, unavailable)
extension EnvLaws: Sendable {}
