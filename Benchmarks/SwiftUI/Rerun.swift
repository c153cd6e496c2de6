import Arco
import ArcoSwiftUI

/// How many views an input to one of a thousand rows runs again, on the tests' renderer of tracked
/// bodies; its parents have dispatchers of their own, which may write anything.
@main @MainActor struct Rerun {
  static func main() {
    let model = boardModel(rows: 1_000)
    let screen = Screen(model.root)
    let runs = (0..<1_000).map { id in
      screen.runs { model.send(.list(.row(id, .plus))) }
    }
    print("swiftui_views_rerun_one_of_1000", runs.max() ?? 0, "views")
  }
}
