public import ArcoComonads

/// The laws of a `Container`, which defines the positions of a kind of space, and how two moves in
/// turn combine.
///
///     #expect(ContainerLaws(ContainerSamples<Zippers>.zipper).counterexample() == nil)
public struct ContainerLaws<C: Container>: LawSuite, Sendable
where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Makes the laws for a container.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(C.self)" }

  /// The root is the position that does not move: the shape there is the shape itself, and
  /// composing a position with the root gives that position. Moving to a composed position equals
  /// moving to its two positions in turn. How three moves are grouped makes no difference.
  public var laws: [Law] { [rootReshapes, composeReshapes, rootIsNeutral, isAssociative] }

  private var rootReshapes: Law {
    Law("the shape at the root is the shape itself") { trial in
      let shape = samples.drawShape(&trial)
      let found = C.reshape(shape, at: C.root(shape))
      trial.expect(samples.name(found), equals: samples.name(shape))
      trial.expect(
        samples.positions(found), equals: samples.positions(shape), "the valid positions")
    }
  }

  private var composeReshapes: Law {
    Law("the shape at two composed positions is the shape at the first and then the second") {
      trial in
      let moves = TwoMoves(&trial, samples)
      let found = C.reshape(moves.shape, at: C.compose(moves.shape, moves.first, moves.second))
      trial.expect(samples.name(found), equals: samples.name(moves.end))
      trial.expect(
        samples.positions(found), equals: samples.positions(moves.end), "the valid positions")
    }
  }

  private var rootIsNeutral: Law {
    Law("composing a position with the root changes nothing") { trial in
      let moves = TwoMoves(&trial, samples)
      let after = C.compose(moves.shape, moves.first, C.root(moves.middle))
      trial.expect(after, equals: moves.first, "the root after the move")
      let before = C.compose(moves.shape, C.root(moves.shape), moves.first)
      trial.expect(before, equals: moves.first, "the root before the move")
    }
  }

  private var isAssociative: Law {
    Law("composing positions is associative") { trial in
      let moves = TwoMoves(&trial, samples)
      let third = samples.drawPosition(&trial, "third", of: moves.end)
      let joined = C.compose(moves.shape, moves.first, moves.second)
      trial.expect(
        C.compose(moves.shape, joined, third),
        equals: C.compose(moves.shape, moves.first, C.compose(moves.middle, moves.second, third)))
    }
  }
}

/// A shape, a position of it, and a position of the shape there.
private struct TwoMoves<C: Container> where C.Position: Hashable & Sendable {
  let shape: C.Shape
  let first: C.Position
  let middle: C.Shape
  let second: C.Position
  let end: C.Shape

  init(_ trial: inout Trial, _ samples: ContainerSamples<C>) {
    shape = samples.drawShape(&trial)
    first = samples.drawPosition(&trial, "first", of: shape)
    middle = C.reshape(shape, at: first)
    second = samples.drawPosition(&trial, "second", of: middle)
    end = C.reshape(middle, at: second)
  }
}
