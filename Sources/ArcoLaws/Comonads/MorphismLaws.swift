public import ArcoComonads

/// The laws of a `Morphism`, which converts the spaces of one container to those of another. A
/// space is all that could be shown, and a move changes which element is in view.
///
/// A morphism maps each move of the target back to a move of the source. Moving the source and then
/// converting it must equal converting it and then moving the target.
///
/// A lens makes such a conversion, from a store of the whole to a store of the part. The lens is
/// lawful exactly if its morphism is lawful.
///
///     let laws = MorphismLaws(.lens(Lens(\User.name)), .store(users), .store(names))
///     #expect(laws.counterexample() == nil)
public struct MorphismLaws<Source: Container, Target: Container>: LawSuite, Sendable
where Source.Position: Hashable & Sendable, Target.Position: Hashable & Sendable {
  let morphism: Morphism<Source, Target>
  let source: ContainerSamples<Source>
  let target: ContainerSamples<Target>

  /// Makes the laws for a morphism, with samples of its source and target.
  public init(
    _ morphism: Morphism<Source, Target>,
    _ source: ContainerSamples<Source>,
    _ target: ContainerSamples<Target>
  ) {
    self.morphism = morphism
    self.source = source
    self.target = target
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "Morphism<\(Source.self), \(Target.self)>" }

  /// Moving and converting give the same shape in either order. Not moving is mapped to not moving
  /// (the root), and two moves in turn to two moves in turn. Transforming a space commutes with
  /// `extract` and `duplicate`. `targetPosition` maps a move of the source to the same move of the
  /// target, and two moves in turn to two moves in turn.
  public var laws: [Law] {
    [seesWhereItGoes, stays, joins, seesFutures, seesWhereItIs, seesBothMoves]
  }

  private var seesBothMoves: Law {
    Law("targetPosition gives composed positions of the target for those of the source") { trial in
      let shape = source.drawShape(&trial)
      let first = source.drawPosition(&trial, "first", of: shape)
      let moved = Source.reshape(shape, at: first)
      let second = source.drawPosition(&trial, "second", of: moved)
      guard let start = morphism.targetPosition(shape, first),
        let then = morphism.targetPosition(moved, second)
      else { return trial.pass() }
      trial.expect(
        morphism.targetPosition(shape, Source.compose(shape, first, second)),
        equals: Target.compose(morphism.shape(shape), start, then))
    }
  }

  private var seesWhereItIs: Law {
    Law("targetPosition gives the move of the target that equals a move of the source") { trial in
      let shape = source.drawShape(&trial)
      let position = source.drawPosition(&trial, "position", of: shape)
      let target = target.drawPosition(&trial, "target position", of: morphism.shape(shape))
      guard let seen = morphism.targetPosition(shape, position) else { return trial.pass() }
      let moved = morphism.shape(Source.reshape(shape, at: position))
      trial.expect(
        self.target.name(Target.reshape(morphism.shape(shape), at: seen)),
        equals: self.target.name(moved), "the shape")
      trial.expect(
        morphism.targetPosition(shape, morphism.position(shape, target)), equals: target,
        "the position of the target")
    }
  }

  private var seesWhereItGoes: Law {
    Law("the shape after a move of the target is the target's shape at that position") { trial in
      let shape = source.drawShape(&trial)
      let seen = morphism.shape(shape)
      let position = target.drawPosition(&trial, "target position", of: seen)
      let moved = Source.reshape(shape, at: morphism.position(shape, position))
      trial.expect(
        target.name(morphism.shape(moved)), equals: target.name(Target.reshape(seen, at: position)))
    }
  }

  private var stays: Law {
    Law("the target's root is mapped to the source's root") { trial in
      let shape = source.drawShape(&trial)
      let root = Target.root(morphism.shape(shape))
      trial.expect(morphism.position(shape, root), equals: Source.root(shape))
    }
  }

  private var joins: Law {
    Law("composed positions of the target are mapped to composed positions of the source") {
      trial in
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
    Law("transforming a space commutes with extract and with duplicate") { trial in
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
