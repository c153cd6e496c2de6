public import ArcoOptics

/// The laws of a traversal: an optic that reads and changes any number of parts.
///
/// - Optic: the traversal.
///
///     #expect(TraversalLaws(Itself<[Int]>().each).counterexample() == nil)
///
/// These are the laws of a fold and of a setter. In addition, both visit the same parts in the same
/// order, and a change keeps the number of parts. Some of the generated wholes, the values that
/// contain the parts, must have a part.
/// - Source: Gibbons and Oliveira, *The essence of the iterator pattern*, JFP 19, 2009.
public struct TraversalLaws<Optic: TraversalOptic>: OpticLaws {
  /// The traversal.
  public let optic: Optic
  let samples: OpticSamples<Optic.Whole, Optic.Part>

  /// Makes the laws for a traversal.
  public init(_ optic: Optic, _ samples: OpticSamples<Optic.Whole, Optic.Part>) {
    self.optic = optic
    self.samples = samples
  }

  /// The laws of a traversal.
  public var laws: [Law] {
    own + FoldLaws(optic, whole: samples.whole, partsAreEqual: samples.partsAreEqual).laws
  }

  /// The laws without those of a fold.
  var own: [Law] { [sameParts, writing] + SetterLaws(optic, samples).laws }

  private var sameParts: Law {
    Law("a change is handed the parts that are visited, in the same order") { trial in
      let whole = trial.draw("whole", samples.whole)
      trial.expect(
        optic.handed(by: whole), equals: optic.visited(in: whole), by: samples.areEqual)
    }
  }

  private var writing: Law {
    Law("visiting finds the parts that were written, as many as before") { trial in
      let whole = trial.draw("whole", samples.whole)
      let parts = trial.draw("parts", samples.list)
      let expected = optic.visited(in: whole).indices.map { parts[$0 % parts.count] }
      let found = optic.visited(in: optic.writing(parts, to: whole))
      trial.expect(found, equals: expected, by: samples.areEqual)
    }
  }
}
