import Arco
import ArcoSwiftUI
import SwiftUI
import Testing

@MainActor struct GroupTests {
  /// Two views side by side, and the same two in a stack.
  let several = Face<Int, Never, ViewContent> { count, _ in
    Text("one")
    Text("two")
  }
  let held = Face<Int, Never, ViewContent> { count, _ in
    VStack {
      Text("one")
      Text("two")
    }
  }

  func model(_ face: Face<Int, Never, ViewContent>) -> ComponentModel<
    Void, Int, Never, ViewContent
  > { ComponentModel(Component(.empty(), face), state: 0) }

  @Test func `what is put on a face of several views is put on each of them`() {
    var appeared = 0
    let screen = Screen(ComponentView(model(several)).onAppear { appeared += 1 })
    #expect(screen.texts == ["one", "two"])
    #expect(appeared == 2)
  }

  @Test func `a stack around them makes them one`() {
    var appeared = 0
    var left = 0
    let model = model(held)
    let other = self.model(held)
    var shown = model
    let screen = Screen(
      Again { _ in
        ComponentView(shown).onAppear { appeared += 1 }.onDisappear { left += 1 }
      })
    #expect(appeared == 1)
    shown = other
    screen.press("Again")
    #expect((appeared, left) == (2, 1))
  }

  @Test func `a tab that is a face of several views becomes several tabs`() {
    let screen = Screen(
      TabView {
        ComponentView(model(several)).tabItem { Text("loose") }
        ComponentView(model(held)).tabItem { Text("held") }
      })
    #expect(screen.tabs == ["loose", "loose", "held"])
  }

  /// A parent that runs again when it is told to.
  struct Again<Child: View>: View {
    @SwiftUI.State private var runs = 0
    let child: (Int) -> Child

    var body: some View {
      Button("Again") { runs += 1 }
      child(runs)
    }
  }
}
