// A main-actor view type is a component's content: the faces that make it call its main-actor
// initialiser, the dispatchers behind it are global lets without isolation.

/// A view as SwiftUI's are: its initialiser may be called on the main actor only.
@MainActor struct ProbeView {
  let text: String
  init(_ text: String) { self.text = text }
}

struct Face<State, View> {
  let draw: (State) -> View
}

let increment: @Sendable (inout Int) -> Void = { $0 += 1 }

@MainActor func face() -> Face<Int, ProbeView> {
  Face { ProbeView("count: \($0)") }
}

@main struct Probe {
  @MainActor static func main() {
    var count = 0
    increment(&count)
    precondition(face().draw(count).text == "count: 1")
  }
}
