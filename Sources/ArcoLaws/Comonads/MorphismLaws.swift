public import ArcoComonads

/// The laws of a `Morphism`: that what is seen moves as what it is seen in.
///
/// A lens is lawful exactly when its morphism is.
///
///     let laws = MorphismLaws(.lens(Lens(\User.name)), .store(users), .store(names))
///     #expect(laws.counterexample() == nil)
public struct MorphismLaws<Source: Container, Target: Container>: LawSuite, Sendable
where Source.Position: Hashable & Sendable, Target.Position: Hashable & Sendable {
  let morphism: Morphism<Source, Target>
  let source: ContainerSamples<Source>
  let target: ContainerSamples<Target>

  /// Tries a morphism on shapes of its source and positions of what is seen in them.
  public init(
    _ morphism: Morphism<Source, Target>,
    _ source: ContainerSamples<Source>,
    _ target: ContainerSamples<Target>
  ) {
    self.morphism = morphism
    self.source = source
    self.target = target
  }

  /// What is tried.
  public var subject: String { "Morphism<\(Source.self), \(Target.self)>" }

  /// Where one goes is seen; staying is staying; joined moves are joined; spaces are seen with all their
  /// futures; where one is seen to be is where its shape is.
  public var laws: [Law] { [seesWhereItGoes, stays, joins, seesFutures, seesWhereItIs] }

  private var seesWhereItIs: Law {
    Law("where one is seen to go is where its shape is seen") { trial in
      let shape = source.drawShape(&trial)
      let position = source.drawPosition(&trial, "position", of: shape)
      let target = target.drawPosition(&trial, "position seen", of: morphism.shape(shape))
      guard let seen = morphism.seen(shape, position) else { return trial.pass() }
      let moved = morphism.shape(Source.reshape(shape, at: position))
      trial.expect(
        self.target.name(Target.reshape(morphism.shape(shape), at: seen)),
        equals: self.target.name(moved), "the shape")
      trial.expect(
        morphism.seen(shape, morphism.position(shape, target)), equals: target,
        "what is gone to")
    }
  }

  private var seesWhereItGoes: Law {
    Law("after going to a position of what is seen, its shape there is seen") { trial in
      let shape = source.drawShape(&trial)
      let seen = morphism.shape(shape)
      let position = target.drawPosition(&trial, "position seen", of: seen)
      let moved = Source.reshape(shape, at: morphism.position(shape, position))
      trial.expect(
        target.name(morphism.shape(moved)), equals: target.name(Target.reshape(seen, at: position)))
    }
  }

  private var stays: Law {
    Law("staying in what is seen is staying") { trial in
      let shape = source.drawShape(&trial)
      let root = Target.root(morphism.shape(shape))
      trial.expect(morphism.position(shape, root), equals: Source.root(shape))
    }
  }

  private var joins: Law {
    Law("two moves of what is seen are the two moves they stand for") { trial in
      let shape = source.drawShape(&trial)
      let seen = morphism.shape(shape)
      let first = target.drawPosition(&trial, "first", of: seen)
      let second = target.drawPosition(&trial, "second", of: Target.reshape(seen, at: first))
      let start = morphism.position(shape, first)
      let then = morphism.position(Source.reshape(shape, at: start), second)
      trial.expect(
        morphism.position(shape, Target.compose(seen, first, second)),
        equals: Source.compose(shape, start, then))
    }
  }

  private var seesFutures: Law {
    Law("seeing commutes with extracting and with duplicating") { trial in
      let space = source.drawSpace(&trial)
      let seen = space.transformed(by: morphism)
      trial.expect(seen.extract(), equals: space.extract(), "the element in view")
      let inner = space.duplicate().map { $0.transformed(by: morphism) }.transformed(by: morphism)
      trial.expect(
        target.seen(seen.duplicate()).map { target.seen($0) },
        equals: target.seen(inner).map { target.seen($0) }, "the duplicate")
    }
  }
}
