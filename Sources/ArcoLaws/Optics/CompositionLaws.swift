public import ArcoOptics

/// What composing keeps to: it is associative, and `Itself` is neutral on both sides.
///
/// - First, Second, Third: three optics, each going on from the part of the one before.
///
///     let laws = CompositionLaws(Lens(\Shop.order), Order.prisms.dose, Lens(\Dose.grams))
///     #expect(laws.counterexample() == nil)
///
/// Compositions are equal when they find the same, write the same and name the same footprint. That
/// they keep the laws of their kind is for its suite: `AffineLaws(first.appending(second))`.
public struct CompositionLaws<First: TraversalOptic, Second: TraversalOptic, Third: TraversalOptic>:
  LawSuite, Sendable
where First.Part == Second.Whole, Second.Part == Third.Whole {
  let first: First
  let second: Second
  let third: Third
  let samples: OpticSamples<First.Whole, Third.Part>

  /// Makes the laws for three optics.
  public init(
    _ first: First, _ second: Second, _ third: Third,
    _ samples: OpticSamples<First.Whole, Third.Part>
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.samples = samples
  }

  /// Makes the laws for three optics, with generators of one's own.
  public init(
    _ first: First, _ second: Second, _ third: Third,
    whole: Generator<First.Whole>, part: Generator<Third.Part>
  )
  where
    First.Whole: Equatable & SendableMetatype, Third.Part: Equatable & SendableMetatype
  {
    self.init(first, second, third, OpticSamples(whole: whole, part: part))
  }

  /// Makes the laws for three optics between types that make their own values.
  public init(_ first: First, _ second: Second, _ third: Third)
  where First.Whole: Equatable & Generatable, Third.Part: Equatable & Generatable {
    self.init(first, second, third, whole: First.Whole.generator, part: Third.Part.generator)
  }

  /// The three optics by their types.
  public var subject: String {
    "composing \(First.self), \(Second.self) and \(Third.self)"
  }

  /// The laws of a composition.
  public var laws: [Law] {
    let chain = first.appending(second).appending(third)
    let other = first.appending(second.appending(third))
    return SameOpticLaws(chain, other, samples).laws(of: "composing is associative")
      + [
        Law("composing is associative: the footprint") { trial in
          trial.expect(other.footprint, equals: chain.footprint)
        }
      ]
      + SameOpticLaws(chain, Itself().appending(chain), samples)
      .laws(of: "the identity before changes nothing")
      + SameOpticLaws(chain, chain.appending(Itself()), samples)
      .laws(of: "the identity after changes nothing")
  }
}
