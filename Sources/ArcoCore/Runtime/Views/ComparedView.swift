/// A view that remembers which state it shows. It need not run, nor any view below it, after a write
/// above that left this state as it was.
@usableFromInline
final class ComparedView<State, Input: Sendable, Content: ArcoCore.Content>:
  View<State, Input, Content>
{
  /// The state that it shows.
  @exclusivity(unchecked)
  @usableFromInline
  var shownState: State

  @usableFromInline
  init(
    showing id: Int,
    of node: TypedNode<State, Input>,
    in state: State,
    drawing: consuming Drawing<State, Input, Content>,
    content: consuming Content
  ) {
    shownState = state
    super.init(id: id, of: node, drawing: drawing, content: content)
  }

  /// Remembers the state as it is.
  ///
  /// - Returns: true if the state is known to equal the remembered one.
  @inlinable
  func remember(comparing: Bool) -> Bool {
    withNode { node in
      if comparing { node.noteComparison() }
      var isSame = false
      node.look { state in
        isSame = comparing && shows(&state)
        if !isSame { drawing.copy(&shownState, from: &state) }
      }
      return isSame
    }
  }

  /// Whether a state is known to be the one that is shown.
  @inlinable
  func shows(_ state: inout State) -> Bool {
    if drawing.isSame(&shownState, &state) { return true }
    #if hasFeature(Embedded)
      return false
    #else
      return Drawing<State, Input, Content>.hasBytesOnly
        && ValuePlaces.areSame(&shownState, &state)
    #endif
  }

  /// Copies the first state again, with its padding bytes: passing a state as an argument does not
  /// preserve them. States with the same bytes are compared fastest, and padding counts inside an enumeration.
  @inlinable
  func rememberGaps() {
    if Drawing<State, Input, Content>.hasBytesOnly { _ = remember(comparing: false) }
  }
}

extension SlotPlacement {
  /// Makes it for a part of a state: who writes all of the state may leave the part as it was.
  @inlinable
  init(part face: Face<State, Input, Content>, stage: Stage<Content>) {
    typealias Plain = View<State, Input, Content>
    typealias Compared = ComparedView<State, Input, Content>
    let slot = stage.makeSlot()
    let plain = Plain.presentation { view, _ in
      Presentation.view(view, as: Plain.self).draw(on: stage)
      return true
    }
    let compared = Plain.presentation { view, mayBeSame in
      let view = Presentation.view(view, as: Compared.self)
      if view.remember(comparing: mayBeSame) { return false }
      view.draw(on: stage)
      return true
    }
    self.init(slot, stage: stage) { node, state in
      let drawing = slot.begin(node, face, stage)
      guard let content = drawing.draw(node, state) else { return }
      node.noteViewRun()
      let id = stage.engine.makeID()
      let view: Plain
      let isReading = drawing.storage.isReading
      if drawing.isComparing {
        let remembering = Compared(
          showing: id, of: node, in: state, drawing: consume drawing, content: consume content)
        remembering.rememberGaps()
        view = remembering
        node.presentation = compared
      } else {
        view = Plain(id: id, of: node, drawing: consume drawing, content: consume content)
        node.presentation = plain
      }
      if isReading { view.remember(first: state) }
      node.view = view
      slot.coming.append(consume view)
    }
  }
}
