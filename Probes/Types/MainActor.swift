// A main-actor view type is a component's content: the faces that make it call its main-actor initialiser, while
// the dispatchers behind it are global lets without isolation. An owner may be another actor.
import Arco
import Models

/// A view as SwiftUI's are: its initialiser may be called on the main actor only.
@MainActor struct ProbeView {
  var text = ""
  var parts: [ProbeView] = []
  var slot: Slot<ProbeView>?
}

extension ProbeView: @MainActor Content {
  static func child(_ slot: Slot<ProbeView>) -> ProbeView { ProbeView(slot: slot) }
}

let part = sugar.child(state: Lens(\Cup.sugar), input: sugarInput)

#if Nonisolated
  nonisolated func sugarFace() -> Face<Sugar, SugarInput, ProbeView> {
    Face { sugar, _ in ProbeView(text: "\(sugar.lumps)") }
    // error: main actor-isolated
  }
#else
  @MainActor func sugarFace() -> Face<Sugar, SugarInput, ProbeView> {
    Face { sugar, _ in ProbeView(text: "\(sugar.lumps)") }
  }

  @MainActor func cupFace() -> Face<Cup, CupInput, ProbeView> {
    Face.placing { parts in
      let sugarView = parts.place(part, sugarFace())
      return parts.view { cup, _ in ProbeView(text: cup.name, parts: [sugarView]) }
    }
  }

  @MainActor func shown(_ cups: Dispatcher<Void, Cup, CupInput>) -> ProbeView {
    let driver = Driver(cups, state: Cup())
    return driver.show(cupFace()) { _ in }.instances[0].content
  }
#endif
