public import ArcoOptics

/// The laws of composing optics: composing is associative, and `Itself` is neutral on both sides.
///
/// - First, Second, Third: three optics, each of which continues from the part of the one before.
///
///     let laws = CompositionLaws(Lens(\Shop.order), Order.prisms.dose, Lens(\Dose.grams))
///     #expect(laws.counterexample() == nil)
///
/// Two compositions are equal if they find the same parts, write the same parts and have the same
/// footprint. To check the laws of a composition itself, use the suite for its kind:
/// `AffineLaws(first.appending(second))`.
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

  /// Makes the laws for three optics, with your own generators.
  public init(
    _ first: First, _ second: Second, _ third: Third,
    whole: Generator<First.Whole>, part: Generator<Third.Part>
  )
  where
    First.Whole: Equatable & SendableMetatype, Third.Part: Equatable & SendableMetatype
  {
    self.init(first, second, third, OpticSamples(whole: whole, part: part))
  }

  /// Makes the laws for three optics between types that are `Generatable`.
  public init(_ first: First, _ second: Second, _ third: Third)
  where First.Whole: Equatable & Generatable, Third.Part: Equatable & Generatable {
    self.init(first, second, third, whole: First.Whole.generator, part: Third.Part.generator)
  }

  /// The name of the tested value or type, which a counterexample prints.
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
