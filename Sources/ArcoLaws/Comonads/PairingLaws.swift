public import ArcoComonads

/// The laws of a `Pairing`, a rule by which updates move spaces. Pairing an update with a space
/// moves the space, and combines the element then in view with the update's answer.
///
///     #expect(PairingLaws(.own, .zipper, .zipper).counterexample() == nil)
public struct PairingLaws<Mover: Container, Moved: Container>: LawSuite, Sendable
where Mover.Position: Hashable & Sendable, Moved.Position: Hashable & Sendable {
  let pairing: Pairing<Mover, Moved>
  let movers: ContainerSamples<Mover>
  let moved: ContainerSamples<Moved>

  /// Makes the laws for a pairing, with samples of its updates and its spaces.
  public init(
    _ pairing: Pairing<Mover, Moved>,
    _ movers: ContainerSamples<Mover>,
    _ moved: ContainerSamples<Moved>
  ) {
    self.pairing = pairing
    self.movers = movers
    self.moved = moved
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "Pairing<\(Mover.self), \(Moved.self)>" }

  /// The three laws of a pairing:
  /// - `pure` pairs with the element in view.
  /// - Pairing `update.flatMap(next)` with a space equals two pairings. The first pairs `update`
  ///   with the duplicated space, and selects a space. The second pairs the update that `next`
  ///   returns with the selected space.
  /// - Mapping either side maps the result.
  public var laws: [Law] { [pairsInTurn, pairsInView, isNatural] }

  private var pairsInTurn: Law {
    Law("flatMap pairs with the first update in the duplicate, and then with the second") { trial in
      let space = moved.drawSpace(&trial)
      let update = movers.drawUpdate(&trial, "update")
      let next = movers.drawContinuation(&trial, "next")
      trial.expect(
        pairing.pair(update.flatMap(next), space) { Both($0, $1) },
        equals: pairing.pair(update, space.duplicate()) { value, there in
          pairing.pair(next(value), there) { Both($0, $1) }
        })
    }
  }

  private var pairsInView: Law {
    Law("pure pairs with the element in view") { trial in
      let space = moved.drawSpace(&trial)
      let value = trial.draw("value", Int.self)
      trial.expect(
        pairing.pair(.pure(value), space) { Both($0, $1) }, equals: Both(value, space.extract()))
    }
  }

  private var isNatural: Law {
    Law("mapping before pairing equals mapping its result") { trial in
      let space = moved.drawSpace(&trial)
      let update = movers.drawUpdate(&trial, "update")
      let change = trial.draw("change", Generator<Function<Int, Int>>.function(to: .integer()))
      trial.expect(
        pairing.pair(update.map { change($0) }, space.map { change($0) }) { Both($0, $1) },
        equals: pairing.pair(update, space) { Both(change($0), change($1)) })
    }
  }
}
