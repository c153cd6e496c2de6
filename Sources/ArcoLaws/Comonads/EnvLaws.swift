public import ArcoComonads

/// The laws of a value with an environment, such as ArcoComonads' `Env`: an element to show, and a
/// value around it, such as a theme. `extract` returns the element, `ask` returns the environment,
/// and `local` changes only the environment.
///
/// - Env: the tested type, with integers for elements and environments.
///
///     #expect(EnvLaws(ContainerSamples<Envs<Int>>.env([1, 2])).counterexample() == nil)
public struct EnvLaws<Env>: LawSuite {
  /// The name of the tested value or type, which a counterexample prints.
  public let subject: String
  let draw: (inout Trial) -> Env
  let extract: (Env) -> Int
  let ask: (Env) -> Int
  let local: (Env, @escaping (Int) -> Int) -> Env

  /// Makes the laws for a type of your own with an environment.
  ///
  /// - Parameters:
  ///   - subject: the name of the type, for counterexamples.
  ///   - draw: draws a random value of the type.
  ///   - extract: reads the element of a value.
  ///   - ask: reads the environment.
  ///   - local: changes the environment by a function.
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

  /// `local` keeps the result of `extract`. It changes the result of `ask` by its function. Two
  /// calls of `local` equal one call that applies the first function and then the second.
  public var laws: [Law] {
    [
      law("local changes no element") { env, change, _ in
        (extract(local(env, change)), extract(env))
      },
      law("ask after local gives the changed environment") { env, change, _ in
        (ask(local(env, change)), change(ask(env)))
      },
      law("local twice equals local once with both changes in turn") { env, change, next in
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
  /// Makes the laws for ArcoComonads' `Env<Int, Int>`.
  ///
  /// - Parameter samples: the environments to test with: `.env([1, 2])`.
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
