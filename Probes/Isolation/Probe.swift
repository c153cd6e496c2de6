// A main-actor view is a component's content: the faces that make it call its main-actor
// initialiser, the dispatchers behind it are global lets without isolation.
import Arco

/// A view as SwiftUI's are: its initialiser may be called on the main actor only.
@MainActor struct ProbeView {
  enum Body {
    case text(String)
    case slot(Slot<ProbeView>)
    case list([ProbeView])
  }

  let body: Body

  init(_ text: String) { body = .text(text) }
  init(_ slot: Slot<ProbeView>) { body = .slot(slot) }
  init(_ list: [ProbeView]) { body = .list(list) }

  var shown: String {
    switch body {
    case .text(let text): text
    case .slot(let slot): slot.instances.map(\.content.shown).joined()
    case .list(let views): views.map(\.shown).joined(separator: " ")
    }
  }
}

extension ProbeView: @MainActor Content {
  static func child(_ slot: Slot<ProbeView>) -> ProbeView { ProbeView(slot) }
}

struct Pair: Sendable {
  var left = 0
  var right = 0
}

enum PairInput: Sendable {
  case left(Int)
  case right(Int)
}

let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
let left = counter.child(
  state: Lens(\Pair.left),
  input: Prism(PairInput.left) { if case .left(let step) = $0 { step } else { nil } })
let pair = Dispatcher<Void, Pair, PairInput> { left }

@MainActor func counterFace() -> Face<Int, Int, ProbeView> {
  Face { count, _ in ProbeView("count: \(count)") }
}

@MainActor func pairFace() -> Face<Pair, PairInput, ProbeView> {
  Face { parts in
    let leftView = parts.place(left, counterFace())
    return parts.view { pair, _ in ProbeView([leftView, ProbeView("of \(pair.left + pair.right)")]) }
  }
}

@main struct Probe {
  @MainActor static func main() {
    let driver = Driver(pair, state: Pair())
    let root = driver.show(pairFace()) { _ in }
    driver.send(.left(1))
    precondition(root.instances[0].content.shown == "count: 1 of 1")
  }
}
