public import ArcoComonads

/// The laws of `Co`: that updates are the monad paired with their spaces, in both of its forms.
///
///     #expect(CoLaws(.zipper).counterexample() == nil)
public struct CoLaws<C: Container>: LawSuite, Sendable where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Tries the updates of a container as programs of its comonad.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// What is tried.
  public var subject: String { "Co<\(C.self)>" }

  /// `flatMap` runs one in the space of what the other makes of it; `pure` calls what is in view; to
  /// and fro between both forms is nothing.
  public var laws: [Law] { [chains, pure, roundTrip] }

  private var chains: Law {
    Law("going on runs the first in the space of what the second makes of every space") { trial in
      let space = drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update")
      let next = samples.drawNext(&trial, "next")
      let expected = update.run(in: space.extend { inner in { next($0).run(in: inner) } })
      trial.expect(update.flatMap(next).run(in: space), equals: expected, "flatMap")
      trial.expect(update.chained(next).run(in: space), equals: expected, "chained")
      trial.expect(update.chained(next).update.run(in: space), equals: expected, "its update")
    }
  }

  private var pure: Law {
    Law("a value is given to the function in view") { trial in
      let space = drawSpace(&trial)
      let value = trial.draw("value", Int.self)
      let expected = space.extract()(value)
      trial.expect(Update.pure(value).run(in: space), equals: expected, "pure")
      trial.expect(CoPure(value).run(in: space), equals: expected, "CoPure")
      trial.expect(CoPure(value).update.run(in: space), equals: expected, "its update")
    }
  }

  private var roundTrip: Law {
    Law("an update, taken as a program and back, is itself") { trial in
      let update = samples.drawUpdate(&trial, "update")
      let shape = samples.drawShape(&trial)
      let (found, expected) = (update.update.run(shape), update.run(shape))
      trial.expect(found.position, equals: expected.position, "where it goes")
      trial.expect(found.value, equals: expected.value, "what it answers")
    }
  }

  private func drawSpace(_ trial: inout Trial) -> Space<C, (Int) -> Int> {
    samples.drawSpace(&trial) { elements, position in { elements(Both(position, $0)) } }
  }
}

/// The laws of a program of one's own, written by its generic method: it is what its update is.
///
/// - Program: the program, with numbers for answers.
public struct CoProgramLaws<Program: Co>: LawSuite
where Program.Value == Int, Program.C.Position: Hashable & Sendable {
  let program: Program
  let samples: ContainerSamples<Program.C>

  /// Tries a program on the samples of its container.
  public init(_ program: Program, _ samples: ContainerSamples<Program.C>) {
    self.program = program
    self.samples = samples
  }

  /// What is tried.
  public var subject: String { "\(Program.self)" }

  /// Taken as an update and back, it is itself.
  public var laws: [Law] {
    [
      Law("a program, taken as an update and back, is itself") { trial in
        let space = samples.drawSpace(&trial) { elements, position in
          { (answer: Int) in elements(Both(position, answer)) }
        }
        trial.expect(program.update.run(in: space), equals: program.run(in: space))
      }
    ]
  }
}

@available(*, unavailable)
extension CoProgramLaws: Sendable {}
