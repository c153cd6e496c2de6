import Arco
import ArcoSwiftUI
import Foundation
import SwiftUI
import Testing

@MainActor struct RestorationTests {
  enum CountInput: Sendable {
    case plus
    case restore(Int)
  }

  static let count = Dispatcher<Void, Int, CountInput>.reduce { count, input in
    switch input {
    case .plus: count += 1
    case .restore(let saved): count = saved
    }
  }

  static func face() -> Face<Int, CountInput, ViewContent> {
    Face { count, send in Button("\(count)") { send(.plus) } }
  }

  struct KeptCount: View {
    @SceneStorage("count") private var saved: Data?
    @Environment(\.scenePhase) private var phase
    @State private var isRestored = false
    @State private var model = ComponentModel(
      Component(RestorationTests.count, RestorationTests.face()), state: 0)

    var body: some View {
      ComponentView(model)
        .onAppear {
          if isRestored { return }
          isRestored = true
          guard let saved, let count = try? JSONDecoder().decode(Int.self, from: saved) else {
            return
          }
          model.send(.restore(count))
        }
        .onChange(of: phase) { _, phase in
          if phase != .active { saved = try? JSONEncoder().encode(model.state) }
        }
    }
  }

  @Test func `a scene that comes back shows what it showed when it left`() {
    let before = Screen(KeptCount())
    before.press("0")
    before.press("1")
    before.leaveApp()
    #expect(before.texts == ["[2]"])
    #expect(Screen(KeptCount()).texts == ["[2]"])
  }
}
