import ArcoCore
import ArcoSwiftUI

/// What stands for a SwiftUI view where there is no SwiftUI.
enum Sketch {
  case text(String)
  case button(String, () -> Void)
  case list([Sketch])
  /// A part placed by a parent.
  case part(SketchContent)
}

/// What stands for the content of a SwiftUI face: made late, with the same parts.
@MainActor struct SketchContent {
  let late: DeferredContent<SketchContent, Sketch>

  /// The slot of a placed child.
  var slot: ShownSlot<SketchContent>? {
    if case .slot(let slot) = late { slot } else { nil }
  }
}

extension SketchContent: @MainActor Content {
  static func child(_ slot: Slot<SketchContent>) -> SketchContent {
    SketchContent(late: .slot(ShownSlot(slot)))
  }
}

extension Face where Content == SketchContent {
  @MainActor init(sketch view: @escaping (State, Send<Input>) -> Sketch) {
    self = .placing { parts in parts.sketch(view) }
  }
}

extension Face where Content == SketchContent, State: Equatable {
  @MainActor init(sketch view: @escaping (State, Send<Input>) -> Sketch) {
    self = .placing { parts in parts.sketch(view) }
  }
}

extension Parts where Content == SketchContent {
  @MainActor func sketch(
    _ view: @escaping (State, Send<Input>) -> Sketch
  ) -> Drawing<State, Input, SketchContent> {
    Drawing(rendering: view) { SketchContent(late: .view($0)) }
  }
}

extension Parts where Content == SketchContent, State: Equatable {
  @MainActor func sketch(
    _ view: @escaping (State, Send<Input>) -> Sketch
  ) -> Drawing<State, Input, SketchContent> {
    drawing(rendering: view) { SketchContent(late: .view($0)) }
  }
}
