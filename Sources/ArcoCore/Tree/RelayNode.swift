import ArcoOptics

/// A component instance as the effects of one part of its state know it.
///
/// It stands for no part of the tree: what it is told goes to the instance, which also lists the
/// effects.
final class RelayNode<Whole, WholeInput: Sendable, Part, PartInput: Sendable>:
  TypedNode<Part, PartInput>
{
  private let base: TypedNode<Whole, WholeInput>
  private let optic: Affine<Whole, Part>
  private let embed: @Sendable (PartInput) -> WholeInput

  init(
    _ base: TypedNode<Whole, WholeInput>,
    state optic: Affine<Whole, Part>,
    embed: @escaping @Sendable (PartInput) -> WholeInput
  ) {
    self.base = base
    self.optic = optic
    self.embed = embed
    super.init(
      engine: base.engine,
      parent: base,
      location: Location(
        read: { base.location.read().flatMap { optic.extract($0) } },
        change: { body in base.location.change { optic.change(&$0, body) } },
        carry: { _, body in base.location.change { optic.change(&$0, body) } }
      )
    )
    place = -1  // among no siblings
  }

  override var anchor: Node { base.anchor }

  override func receive(_ input: PartInput) { base.receive(embed(input)) }

  override func change(_ body: (inout Part) -> Void) {
    base.change { optic.change(&$0, body) }
  }

  override func adopt(_ nest: Nest) { anchor.children.append(nest) }
}
