import ArcoOptics

extension Effect {
  /// Returns this effect for a larger state and input: its moves change the part, and its inputs
  /// are embedded.
  ///
  ///     let loading = load.widen(state: Shop.lenses.prices, input: ShopInput.prisms.prices)
  ///
  /// Its ids are those of the component that returns it. A move of a part that is not there does
  /// nothing.
  ///
  /// Laws, checked by `EffectWidenTests`: widening by what leaves all as it is changes nothing,
  /// widening twice is widening by the composed optics.
  /// - Complexity: linear in the effects it is put together from.
  public func widen<Whole, WholeInput: Sendable>(
    state: some AffineOptic<Whole, State>,
    input: some ReviewOptic<WholeInput, Input>
  ) -> Effect<World, Whole, WholeInput> {
    widen(Affine(state), { input.embed($0) })
  }

  private func widen<Whole, WholeInput: Sendable>(
    _ optic: Affine<Whole, State>,
    _ embed: @escaping @Sendable (Input) -> WholeInput
  ) -> Effect<World, Whole, WholeInput> {
    typealias Wide = Effect<World, Whole, WholeInput>
    switch step {
    case nil: return .none
    case .send(let input): return Wide(.send(embed(input)))
    case .move(let change): return Wide(.move { optic.change(&$0, change) })
    case .batch(let effects): return Wide(.batch(effects.map { $0.widen(optic, embed) }))
    case .sequence(let effects): return Wide(.sequence(effects.map { $0.widen(optic, embed) }))
    case .cancel(let id): return Wide(.cancel(id))
    case .problem(let problem): return Wide(.problem(problem))
    case .work(let id, let kernel):
      return Wide(
        .lifted { node, world in
          let relay = RelayNode(node, state: optic, embed: embed)
          return Work(id: id, node: relay, world: world, kernel: kernel)
        })
    case .lifted(let make):
      return Wide(
        .lifted { node, world in make(RelayNode(node, state: optic, embed: embed), world) })
    case .below(let start):
      return Wide(
        .below { node, world, then in
          start(RelayNode(node, state: optic, embed: embed), world, then)
        })
    }
  }
}
