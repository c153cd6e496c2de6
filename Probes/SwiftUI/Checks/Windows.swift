import Arco
import ArcoSwiftUI
import Foundation
import SwiftUI

extension Check {
  static var windows: [Check] {
    [
      Check(
        "windows", .windows,
        "each window counts on its own, and both show one text, whichever it is typed in",
        steps: [
          .press("Clear"), .press("Own +"), .sees("own 1"), .type("abc", into: "Shared"),
          .window(2), .sees("own 0"), .sees("shared abc"), .type("d", into: "Shared"),
          .window(1), .sees("own 1"), .sees("shared abcd"),
        ]
      ) { TwoParts() },
      Check(
        "scene", .windows, "what a scene stored is there when the app is started again",
        steps: [
          .press("Reset"), .press("Scene +"), .press("Scene +"), .sees("scene 2"), .startAgain,
          .sees("scene 2"), .press("Scene +"), .sees("scene 3"),
        ]
      ) { StoredCount() },
      Check(
        "muted", .windows, "a component that is muted, as in a preview, starts no effect",
        steps: [
          .press("Start muted"), .sees("muted asked"), .press("Start live"), .sees("live began"),
          .seesNo("muted began"),
        ]
      ) {
        ComponentView(work("live"))
        ComponentView(work("muted"), interpretation: .muted)
      },
    ]
  }
}

private let count = Dispatcher<Void, Int, Int>.reduce { count, input in
  count = input == 0 ? 0 : count + input
}

@MainActor private func countFace(_ name: String) -> Face<Int, Int, ViewContent> {
  Face { count, send in
    Text("\(name.lowercased()) \(count)")
    Button("\(name) +") { send(1) }.accessibilityIdentifier("\(name) plus")
  }
}

/// The model that all windows of this app show.
@MainActor private let shared = ComponentModel(
  Component(
    Dispatcher<Void, String, String>.reduce { $0 = $1 },
    Face { text, send in
      TextField("Shared", text: send.binding(text) { $0 }).accessibilityIdentifier("shared")
      Text("shared \(text)")
      Button("Clear") { send("") }.accessibilityIdentifier("clear")
    }), state: "")

private struct TwoParts: View {
  var body: some View {
    ComponentView(Component(count, countFace("Own")), state: 0)
    ComponentView(shared)
  }
}

private struct StoredCount: View {
  @SceneStorage("checks.count") private var saved: Data?
  @Environment(\.scenePhase) private var phase
  @State private var isRestored = false
  @State private var model = ComponentModel(Component(count, countFace("Scene")), state: 0)

  var body: some View {
    VStack {
      ComponentView(model)
      Button("Reset") { model.send(0) }.accessibilityIdentifier("reset")
    }
    .onAppear {
      if isRestored { return }
      isRestored = true
      guard let saved, let count = try? JSONDecoder().decode(Int.self, from: saved) else { return }
      model.send(count)
    }
    .onChange(of: phase) { _, phase in
      if phase != .active { saved = try? JSONEncoder().encode(model.state) }
    }
  }
}

private enum WorkInput: Sendable {
  case start
  case began
}

/// A program whose only effect says that it began.
@MainActor private func work(_ name: String) -> Program<Void, String, WorkInput, ViewContent> {
  Program(
    Component(
      Dispatcher<Void, String, WorkInput>.update { said, input in
        switch input {
        case .start:
          said = "asked"
          return .callback { _, out in
            out.send(.began)
            return Cancellation {}
          }
        case .began: said = "began"
        }
        return .none
      },
      Face { said, send in
        Text("\(name) \(said)")
        Button("Start \(name)") { send(.start) }.accessibilityIdentifier("start \(name)")
      }), state: "idle")
}

/// The preview of check 14.
struct WorkPreview: PreviewProvider {
  static var previews: some View {
    ComponentView(work("preview"), interpretation: .muted)
  }
}
