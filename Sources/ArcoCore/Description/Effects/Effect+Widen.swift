public import ArcoOptics

extension Effect {
  /// Returns this effect for a larger state and input: its moves change the part, and its inputs
  /// are embedded.
  ///
  ///     let loading = load.widen(state: Shop.lenses.prices, input: ShopInput.prisms.prices)
  ///
  /// The ids of the effect then belong to the component that returns it. A move does nothing while
  /// the part is absent.
  ///
  /// Laws, checked by `EffectWidenTests`: widening with identities changes nothing; widening twice
  /// equals widening once with the composed optics.
  /// - Complexity: linear in the number of effects that it consists of.
  public func widen<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some ReviewOptic<WholeInput, Input>
  ) -> Effect<World, Whole, WholeInput> {
    widen(ifPresent: state, input: input)
  }

  /// Returns this effect for a larger state and input. The effect's own state may be absent from
  /// the larger state.
  public func widen<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>,
    input: some ReviewOptic<WholeInput, Input>
  ) -> Effect<World, Whole, WholeInput> {
    widen(Affine.storing(state)).map { input.embed($0) }
  }

  private func widen<Whole>(_ optic: Affine<Whole, State>) -> Effect<World, Whole, Input> {
    typealias Wide = Effect<World, Whole, Input>
    return turned { storage in
      switch storage.step {
      case .send: return .send(storage.sending.input)
      case .move(let change): return Wide(.move { optic.change(&$0, change) })
      case .cancel(let target): return Wide(.cancel(target))
      case .work:
        let work = storage.working
        return Wide(work.id, work.queue, work.limits, work.body.widen(state: optic))
      case .problem(let problem): return Wide(.problem(problem))
      // Only a child's entry makes `below`, so no effect of a user has one. `turned` visits the
      // elements of batches and sequences.
      case .below, .batch, .sequence: return .none
      }
    }
  }
}
