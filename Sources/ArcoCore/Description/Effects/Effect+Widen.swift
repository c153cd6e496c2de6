public import ArcoOptics

extension Effect {
  /// Returns this effect for a larger state and input: its moves change the part, and its inputs
  /// are embedded.
  ///
  ///     let loading = load.widen(state: Shop.lenses.prices, input: ShopInput.prisms.prices)
  ///
  /// Its ids belong to the component that returns it. A move of a part that is not there does
  /// nothing.
  ///
  /// Laws, checked by `EffectWidenTests`: widening by identities changes nothing; widening twice is
  /// widening by the composed optics.
  /// - Complexity: linear in the effects it is put together from.
  public func widen<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some ReviewOptic<WholeInput, Input>
  ) -> Effect<World, Whole, WholeInput> {
    widen(ifPresent: state, input: input)
  }

  /// Returns this effect for a larger state and input, of which its own state may be absent.
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
      // `below` is made by a child's entry on the way up, so that no user has one. `turned` takes
      // batches and sequences apart.
      case .below, .batch, .sequence: return .none
      }
    }
  }
}
