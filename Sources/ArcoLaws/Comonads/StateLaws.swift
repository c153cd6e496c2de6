public import ArcoComonads

/// The laws of programs that read a state by `get` and replace it by `put`.
///
/// - Monad: the type of the programs.
/// - State: the type of the state.
///
///     #expect(StateLaws(ContainerSamples<Stores<Int>>.store([0, 1, 2])).counterexample() == nil)
public struct StateLaws<Monad, State: Hashable & Sendable, Start, End: Equatable>: LawSuite {
  let samples: MonadSamples<Monad, Start, End>
  let states: Generator<State>
  let put: (State) -> Monad
  let get: (@escaping (State) -> Monad) -> Monad

  /// Makes the laws for a type of programs.
  ///
  /// - Parameters:
  ///   - put: sets the state; its answer is ignored.
  ///   - get: reads the state, and continues with the program that the function returns.
  public init(
    _ samples: MonadSamples<Monad, Start, End>,
    states: Generator<State>,
    put: @escaping (State) -> Monad,
    get: @escaping (@escaping (State) -> Monad) -> Monad
  ) {
    self.samples = samples
    self.states = states
    self.put = put
    self.get = get
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "get and put of \(samples.subject)" }

  /// `get` after `put` gives that state; of two `put`s only the second counts; `put` of the state
  /// from `get` changes nothing; `get` twice gives the same state.
  public var laws: [Law] {
    [
      law("get after put gives the state that was put") { trial in
        let state = trial.draw("state", states)
        let next = drawContinuation(&trial)
        return (then(put(state), get(next)), then(put(state), next(state)))
      },
      law("of two puts only the second counts") { trial in
        let (one, other) = (trial.draw("one", states), trial.draw("other", states))
        let zero = samples.pure(0)
        return (then(put(one), then(put(other), zero)), then(put(other), zero))
      },
      law("putting the state that was got changes nothing") { _ in
        (then(get(put), samples.pure(0)), samples.pure(0))
      },
      law("getting twice gives the same state") { trial in
        let next = drawContinuation(&trial)
        let both = { (first: State, second: State) in
          samples.flatMap(next(first)) { one in
            samples.flatMap(next(second)) { samples.pure(one &* 31 &+ $0) }
          }
        }
        return (get { first in get { both(first, $0) } }, get { both($0, $0) })
      },
    ]
  }

  private func then(_ first: Monad, _ second: Monad) -> Monad {
    samples.flatMap(first) { _ in second }
  }

  /// Draws a function from a state to a program whose answer depends on the state.
  private func drawContinuation(_ trial: inout Trial) -> (State) -> Monad {
    let answer = trial.draw("answer", Generator<Function<State, Int>>.function(to: .integer()))
    return { samples.pure(answer($0)) }
  }

  private func law(_ name: String, _ sides: @escaping (inout Trial) -> (Monad, Monad)) -> Law {
    Law(name) { trial in
      let (found, expected) = sides(&trial)
      let start = trial.draw("start", samples.starts)
      trial.expect(samples.run(found, start), equals: samples.run(expected, start))
    }
  }
}

extension StateLaws
where Monad == Update<Stores<State>, Int>, Start == State, End == Both<State, Int> {
  /// Makes the laws for the updates of stores.
  public init(_ samples: ContainerSamples<Stores<State>>) {
    self.init(
      MonadSamples(samples), states: samples.shapes,
      put: { Update<Stores<State>, Void>.put($0).map { 0 } },
      get: { Update<Stores<State>, State>.get().flatMap($0) })
  }
}

@available(*, unavailable)
extension StateLaws: Sendable {}
