public import ArcoComonads

/// The laws of `Co`, the second form of an `Update`: a program that chooses one of the functions in
/// a space and calls it with an answer. Both forms do the same, and combine by `flatMap`.
///
///     #expect(CoLaws(.zipper).counterexample() == nil)
public struct CoLaws<C: Container>: LawSuite, Sendable where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Makes the laws for the updates of a container.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "Co<\(C.self)>" }

  /// `flatMap` runs the first program in a space whose functions run the second; `pure` calls the
  /// function in view; converting between both forms changes nothing.
  public var laws: [Law] { [chains, pure, roundTrip] }

  private var chains: Law {
    Law("flatMap runs the first program in a space whose functions run the second") { trial in
      let space = drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update")
      let next = samples.drawContinuation(&trial, "next")
      let expected = update.run(in: space.extend { inner in { next($0).run(in: inner) } })
      trial.expect(update.flatMap(next).run(in: space), equals: expected, "flatMap")
      trial.expect(update.chained(next).run(in: space), equals: expected, "chained")
      trial.expect(update.chained(next).update.run(in: space), equals: expected, "its update")
    }
  }

  private var pure: Law {
    Law("pure calls the function in view with its value") { trial in
      let space = drawSpace(&trial)
      let value = trial.draw("value", Int.self)
      let expected = space.extract()(value)
      trial.expect(Update.pure(value).run(in: space), equals: expected, "pure")
      trial.expect(CoPure(value).run(in: space), equals: expected, "CoPure")
      trial.expect(CoPure(value).update.run(in: space), equals: expected, "its update")
    }
  }

  private var roundTrip: Law {
    Law("an update converted to a program and back is the same") { trial in
      let update = samples.drawUpdate(&trial, "update")
      let shape = samples.drawShape(&trial)
      let (found, expected) = (update.update.run(shape), update.run(shape))
      trial.expect(found.position, equals: expected.position, "the position")
      trial.expect(found.value, equals: expected.value, "the answer")
    }
  }

  private func drawSpace(_ trial: inout Trial) -> Space<C, (Int) -> Int> {
    samples.drawSpace(&trial) { elements, position in { elements(Both(position, $0)) } }
  }
}

/// The law of your own `Co` type: it does the same as its update.
///
/// - Program: the type of the program, with integers for answers.
public struct CoProgramLaws<Program: Co>: LawSuite
where Program.Value == Int, Program.C.Position: Hashable & Sendable {
  let program: Program
  let samples: ContainerSamples<Program.C>

  /// Makes the law for a program.
  public init(_ program: Program, _ samples: ContainerSamples<Program.C>) {
    self.program = program
    self.samples = samples
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(Program.self)" }

  /// A program converted to an update and back is the same.
  public var laws: [Law] {
    [
      Law("a program converted to an update and back is the same") { trial in
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
