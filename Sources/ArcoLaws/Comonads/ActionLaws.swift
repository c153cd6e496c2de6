public import ArcoComonads

/// The laws of moving a space by its updates: that a component ends where its program says.
///
/// With `move` for pairing over the duplicate, the first of them is the single most telling:
/// `move(m >>= k) w = move(k(select m w)) (move m w)`.
///
///     let laws = ActionLaws(.moore([0, 1], inputs: [1, 2], step: { $0 = ($0 + $1) % 5 }))
///     #expect(laws.counterexample() == nil)
public struct ActionLaws<C: Container>: LawSuite, Sendable where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Tries the spaces and updates of a container.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// What is tried.
  public var subject: String { "moves of \(C.self)" }

  /// Going on is moving twice; staying is nothing; mapping before a move is mapping after it; what
  /// `select` and `move(by:)` do is what `pair` says.
  public var laws: [Law] { [movesInTurn, stays, isNatural, selects] }

  private var movesInTurn: Law {
    Law("going on is moving, and moving on by what was answered") { trial in
      let space = samples.drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update")
      let next = samples.drawNext(&trial, "next")
      var once = space
      let answer = once.move(by: update.flatMap(next))
      var twice = space
      let middle = twice.move(by: update)
      let last = twice.move(by: next(middle))
      trial.expect(answer, equals: last, "the answer")
      trial.expect(once.position, equals: twice.position, "the position")
      trial.expect(samples.seen(once), equals: samples.seen(twice), "what is seen")
    }
  }

  private var stays: Law {
    Law("staying moves nothing") { trial in
      let space = samples.drawSpace(&trial)
      let stayed = space.select(.staying)
      trial.expect(stayed.position, equals: space.position, "the position")
      trial.expect(samples.seen(stayed), equals: samples.seen(space))
    }
  }

  private var isNatural: Law {
    Law("mapping and then moving is moving and then mapping") { trial in
      let space = samples.drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update").map { _ in }
      let change = trial.draw("change", Generator<Function<Int, Int>>.function(to: .integer()))
      trial.expect(
        samples.seen(space.map { change($0) }.select(update)),
        equals: samples.seen(space.select(update).map { change($0) }))
    }
  }

  private var selects: Law {
    Law("selecting and moving are pairing over the duplicate") { trial in
      let space = samples.drawSpace(&trial)
      let update = samples.drawUpdate(&trial, "update")
      let paired = pair(update, space.duplicate()) { ($0, $1) }
      var moved = space
      trial.expect(moved.move(by: update), equals: paired.0, "the answer")
      trial.expect(samples.seen(moved), equals: samples.seen(paired.1), "what move(by:) shows")
      let selected = space.select(update.map { _ in })
      trial.expect(samples.seen(selected), equals: samples.seen(paired.1), "what select shows")
    }
  }
}
