public import ArcoComonads

/// The laws of moving a space by its updates.
///
/// The most important law: moving a space by two updates in sequence, made by `flatMap`, equals
/// moving it by the first update, and then by the update that is made from the answer of the first.
/// In the notation of the literature: `move(m >>= k) w = move(k(select m w)) (move m w)`.
///
///     let laws = ActionLaws(.moore([0, 1], inputs: [1, 2], step: { $0 = ($0 + $1) % 5 }))
///     #expect(laws.counterexample() == nil)
public struct ActionLaws<C: Container>: LawSuite, Sendable where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Makes the laws for the spaces and updates of a container.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "moves of \(C.self)" }

  /// A sequence of updates moves by each in turn; an update that stays moves nothing; mapping
  /// before a move equals mapping after it; `select` and `move(by:)` agree with `pair`.
  public var laws: [Law] { [movesInTurn, stays, isNatural, selects] }

  private var movesInTurn: Law {
    Law("a sequence of updates moves by each update in turn") { trial in
      let space = samples.drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update")
      let next = samples.drawContinuation(&trial, "next")
      var once = space
      let answer = once.move(by: update.flatMap(next))
      var twice = space
      let middle = twice.move(by: update)
      let last = twice.move(by: next(middle))
      trial.expect(answer, equals: last, "the answer")
      trial.expect(once.position, equals: twice.position, "the position")
      trial.expect(samples.seen(once), equals: samples.seen(twice), "the visible elements")
    }
  }

  private var stays: Law {
    Law("an update that stays moves nothing") { trial in
      let space = samples.drawSpace(&trial)
      let stayed = space.select(.staying)
      trial.expect(stayed.position, equals: space.position, "the position")
      trial.expect(samples.seen(stayed), equals: samples.seen(space))
    }
  }

  private var isNatural: Law {
    Law("mapping before a move equals mapping after it") { trial in
      let space = samples.drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update").map { _ in }
      let change = trial.draw("change", Generator<Function<Int, Int>>.function(to: .integer()))
      trial.expect(
        samples.seen(space.map { change($0) }.select(update)),
        equals: samples.seen(space.select(update).map { change($0) }))
    }
  }

  private var selects: Law {
    Law("select and move(by:) agree with pairing over the duplicate") { trial in
      let space = samples.drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update")
      let paired = pair(update, space.duplicate()) { ($0, $1) }
      var moved = space
      trial.expect(moved.move(by: update), equals: paired.0, "the answer")
      trial.expect(
        samples.seen(moved), equals: samples.seen(paired.1), "the elements after move(by:)")
      let selected = space.select(update.map { _ in })
      trial.expect(
        samples.seen(selected), equals: samples.seen(paired.1), "the elements after select")
    }
  }
}
