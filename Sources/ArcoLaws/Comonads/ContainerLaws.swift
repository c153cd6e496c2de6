public import ArcoComonads

/// The laws of a `Container`.
///
///     #expect(ContainerLaws(ContainerSamples<Zippers>.zipper).counterexample() == nil)
public struct ContainerLaws<C: Container>: LawSuite, Sendable
where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Tries a container on its samples.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// What is tried.
  public var subject: String { "\(C.self)" }

  /// Staying leads where one is; ways join as their shapes do; staying is neutral; joining is associative.
  public var laws: [Law] { [rootReshapes, composeReshapes, rootIsNeutral, isAssociative] }

  private var rootReshapes: Law {
    Law("at the root is the shape itself") { trial in
      let shape = samples.drawShape(&trial)
      let found = C.reshape(shape, at: C.root(shape))
      trial.expect(samples.name(found), equals: samples.name(shape))
      trial.expect(
        samples.positions(found), equals: samples.positions(shape), "the positions that fit")
    }
  }

  private var composeReshapes: Law {
    Law("at two joined positions is what is at the one and then the other") { trial in
      let way = Way(&trial, samples)
      let found = C.reshape(way.shape, at: C.compose(way.shape, way.first, way.second))
      trial.expect(samples.name(found), equals: samples.name(way.end))
      trial.expect(
        samples.positions(found), equals: samples.positions(way.end), "the positions that fit")
    }
  }

  private var rootIsNeutral: Law {
    Law("staying before or after a move is the move") { trial in
      let way = Way(&trial, samples)
      let after = C.compose(way.shape, way.first, C.root(way.middle))
      trial.expect(after, equals: way.first, "staying after it")
      let before = C.compose(way.shape, C.root(way.shape), way.first)
      trial.expect(before, equals: way.first, "staying before it")
    }
  }

  private var isAssociative: Law {
    Law("of three moves, it does not matter which two are joined first") { trial in
      let way = Way(&trial, samples)
      let third = samples.drawPosition(&trial, "third", of: way.end)
      let joined = C.compose(way.shape, way.first, way.second)
      trial.expect(
        C.compose(way.shape, joined, third),
        equals: C.compose(way.shape, way.first, C.compose(way.middle, way.second, third)))
    }
  }
}

/// A shape, a position of it, and one of where that leads.
private struct Way<C: Container> where C.Position: Hashable & Sendable {
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
