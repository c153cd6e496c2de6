public import ArcoComonads

/// The laws of a lift from programs of a part to programs of a whole: lifting two programs in turn
/// equals lifting them together. In the literature: a morphism of monads.
///
/// - Part: the part's monad.
/// - Whole: the whole's monad.
public struct LiftLaws<Part, PartStart, PartEnd, Whole, Start, End>: LawSuite
where PartEnd: Equatable, End: Equatable {
  let lift: (Part) -> Whole
  let part: MonadSamples<Part, PartStart, PartEnd>
  let whole: MonadSamples<Whole, Start, End>

  /// Makes the laws for a lift.
  public init(
    from part: MonadSamples<Part, PartStart, PartEnd>,
    to whole: MonadSamples<Whole, Start, End>,
    _ lift: @escaping (Part) -> Whole
  ) {
    self.lift = lift
    self.part = part
    self.whole = whole
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "the lift from \(part.subject) to \(whole.subject)" }

  /// Lifting a program that only returns an answer gives such a program. Lifting two programs in
  /// turn equals lifting each of them.
  public var laws: [Law] { [liftsValues, liftsChains] }

  private var liftsValues: Law {
    Law("lifting preserves pure") { trial in
      let value = trial.draw("value", Int.self)
      let start = trial.draw("start", whole.starts)
      trial.expect(
        whole.run(lift(part.pure(value)), start), equals: whole.run(whole.pure(value), start))
    }
  }

  private var liftsChains: Law {
    Law("lifting preserves flatMap") { trial in
      let program = part.draw(&trial, "program")
      let next = part.drawContinuation(&trial, "next")
      let start = trial.draw("start", whole.starts)
      trial.expect(
        whole.run(lift(part.flatMap(program, next)), start),
        equals: whole.run(whole.flatMap(lift(program)) { lift(next($0)) }, start))
    }
  }
}

/// The law of lifts along morphisms to independent parts: the order of the two updates makes no
/// difference.
///
/// - C: the container of the whole.
public struct CommutingLiftLaws<C: Container, Left: Container, Right: Container>: LawSuite, Sendable
where
  C.Position: Hashable & Sendable,
  Left.Position: Hashable & Sendable,
  Right.Position: Hashable & Sendable
{
  let left: Morphism<C, Left>
  let right: Morphism<C, Right>
  let samples: (ContainerSamples<C>, ContainerSamples<Left>, ContainerSamples<Right>)

  /// Makes the law for lifts along two morphisms to independent parts.
  public init(
    _ left: Morphism<C, Left>,
    _ right: Morphism<C, Right>,
    _ samples: ContainerSamples<C>,
    _ lefts: ContainerSamples<Left>,
    _ rights: ContainerSamples<Right>
  ) {
    self.left = left
    self.right = right
    self.samples = (samples, lefts, rights)
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "lifts into \(C.self)" }

  /// Running the left update first equals running the right update first.
  public var laws: [Law] {
    [
      Law("the two updates can be exchanged") { trial in
        let one = samples.1.drawUpdate(&trial, "left").lifted(along: left)
        let other = samples.2.drawUpdate(&trial, "right").lifted(along: right)
        let shape = samples.0.drawShape(&trial)
        let leftFirst = one.flatMap { left in other.map { Both(left, $0) } }.run(shape)
        let rightFirst = other.flatMap { right in one.map { Both($0, right) } }.run(shape)
        trial.expect(leftFirst.position, equals: rightFirst.position, "the position")
        trial.expect(leftFirst.value, equals: rightFirst.value, "the answer")
      }
    ]
  }
}

@available(*, unavailable)
extension LiftLaws: Sendable {}
