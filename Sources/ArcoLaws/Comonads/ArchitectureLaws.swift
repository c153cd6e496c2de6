public import ArcoComonads

/// All laws of an architecture: those of a container, of its spaces, of its updates, and of moving
/// spaces by updates.
///
///     let samples = ContainerSamples<Pages>(
///       shapes: .integer(in: 0...3), positions: { _ in [0, 1, 2, 3] })
///     #expect(ArchitectureLaws(samples).counterexample() == nil)
///
/// These laws follow from those of the container, because `Space` and `Update` are the same for all
/// containers. So for a new container ``ContainerLaws`` check the same in less time, while these
/// laws show the consequences.
public struct ArchitectureLaws<C: Container>: LawSuite, Sendable
where C.Position: Hashable & Sendable {
  let samples: ContainerSamples<C>

  /// Makes the laws for a container.
  public init(_ samples: ContainerSamples<C>) { self.samples = samples }

  /// The name of the tested value or type, which a counterexample prints.
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
