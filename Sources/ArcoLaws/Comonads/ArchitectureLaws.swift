public import ArcoComonads

/// Everything that an architecture of one's own has to keep: all laws of a container, of its spaces and
/// updates, and of what they do to each other.
///
///     let samples = ContainerSamples<Pages>(
///       shapes: .integer(in: 0...3), positions: { _ in [0, 1, 2, 3] })
///     #expect(ArchitectureLaws(samples).counterexample() == nil)
///
/// They follow from the container's own laws, as long as nobody changes `Space` or `Update`; so for a
/// new container ``ContainerLaws`` say the same in less time, and these say what it means.
public struct ArchitectureLaws<C: Container>: LawSuite, Sendable
where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Tries a container on its samples.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// What is tried.
  public var subject: String { "the architecture of \(C.self)" }

  /// The laws of the container, of the comonad, of the monad, of pairing, of moving and of `Co`.
  public var laws: [Law] {
    ContainerLaws(samples).laws
      + ComonadLaws(samples).laws
      + MonadLaws(MonadSamples(samples)).laws
      + PairingLaws(.own, samples, samples).laws
      + ActionLaws(samples).laws
      + CoLaws(samples).laws
  }
}
