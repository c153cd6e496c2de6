public import ArcoComonads

/// The laws of a lift of programs of a part into programs of a whole: it is a morphism of monads.
///
/// - Part: the part's monad.
/// - Whole: the whole's monad.
public struct LiftLaws<Part, PartStart, PartEnd, Whole, Start, End>: LawSuite
where PartEnd: Equatable, End: Equatable {
  let lift: (Part) -> Whole
  let part: MonadSamples<Part, PartStart, PartEnd>
  let whole: MonadSamples<Whole, Start, End>

  /// Tries a lift.
  public init(
    from part: MonadSamples<Part, PartStart, PartEnd>,
    to whole: MonadSamples<Whole, Start, End>,
    _ lift: @escaping (Part) -> Whole
  ) {
    self.lift = lift
    self.part = part
    self.whole = whole
  }

  /// What is tried.
  public var subject: String { "the lift from \(part.subject) to \(whole.subject)" }

  /// A value is lifted to the value; what is joined is lifted to what is joined.
  public var laws: [Law] { [liftsValues, liftsChains] }

  private var liftsValues: Law {
    Law("a value, lifted, is the value") { trial in
      let value = trial.draw("value", Int.self)
      let start = trial.draw("start", whole.starts)
      trial.expect(
        whole.run(lift(part.pure(value)), start), equals: whole.run(whole.pure(value), start))
    }
  }

  private var liftsChains: Law {
    Law("lifting two programs joined is joining them lifted") { trial in
      let program = part.draw(&trial, "program")
      let next = part.drawNext(&trial, "next")
      let start = trial.draw("start", whole.starts)
      trial.expect(
        whole.run(lift(part.flatMap(program, next)), start),
        equals: whole.run(whole.flatMap(lift(program)) { lift(next($0)) }, start))
    }
  }
}

/// The laws of lifts into places that do not touch: which is run first makes no difference.
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

  /// Tries two lifts, along morphisms that see different places.
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

  /// What is tried.
  public var subject: String { "lifts into \(C.self)" }

  /// The left and then the right is the right and then the left.
  public var laws: [Law] {
    [
      Law("the one and then the other is the other and then the one") { trial in
        let one = samples.1.drawUpdate(&trial, "left").lifted(along: left)
        let other = samples.2.drawUpdate(&trial, "right").lifted(along: right)
        let shape = samples.0.drawShape(&trial)
        let leftFirst = one.flatMap { left in other.map { Both(left, $0) } }.run(shape)
        let rightFirst = other.flatMap { right in one.map { Both($0, right) } }.run(shape)
        trial.expect(leftFirst.position, equals: rightFirst.position, "where they lead")
        trial.expect(leftFirst.value, equals: rightFirst.value, "what they answer")
      }
    ]
  }
}

@available(*, unavailable)
extension LiftLaws: Sendable {}
