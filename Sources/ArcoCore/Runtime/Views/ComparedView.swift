/// A view that remembers which state it shows. It need not run, nor any view below it, after a write
/// above that left this state as it was.
@usableFromInline
final class ComparedView<State, Input: Sendable, Content: ArcoCore.Content>:
  View<State, Input, Content>
{
  /// The state that it shows.
  @exclusivity(unchecked)
  @usableFromInline
  var shown: State

  @usableFromInline
  init(
    _ instance: Instance<Content>,
    of node: TypedNode<State, Input>,
    drawing: Drawing<State, Input, Content>,
    showing state: State,
    run: @escaping Run
  ) {
    shown = state
    super.init(instance, of: node, in: state, drawing: drawing, run: run)
  }

  /// Remembers the state as it is.
  ///
  /// - Returns: whether it is the one that was remembered, as far as that is known.
  @inlinable
  func remember(comparing: Bool) -> Bool {
    if comparing { node.noteComparison() }
    var isSame = false
    node.look { state in
      isSame = comparing && drawing.isSame(&shown, &state)
      if !isSame { shown = state }
    }
    return isSame
  }
}

extension SlotPlacement {
  /// Makes it for a part of a state: who writes all of the state may leave the part as it was.
  @inlinable
  init(part face: Face<State, Input, Content>, stage: Stage<Content>) {
    typealias Compared = ComparedView<State, Input, Content>
    let slot = stage.makeSlot()
    let run: Presentation.Run = { presentation, _ in
      presentation.view(as: View<State, Input, Content>.self).draw(on: stage)
      return true
    }
    let runUnlessSame: Presentation.Run = { presentation, mayBeSame in
      let view = presentation.view(as: Compared.self)
      if view.remember(comparing: mayBeSame) { return false }
      view.draw(on: stage)
      return true
    }
    self.init(slot, stage: stage) { node, state in
      guard let (instance, drawing) = slot.make(node, state, face, stage) else { return }
      slot.coming.append(instance)
      node.presentation =
        drawing.isComparing
        ? Compared(instance, of: node, drawing: drawing, showing: state, run: runUnlessSame)
        : View(instance, of: node, in: state, drawing: drawing, run: run)
    }
  }
}
