import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoSwiftUI
import GallerySwiftUI
import SwiftUI
import Testing

/// Each component of `ArcoArchitectures` as a view.
@MainActor struct ArchitectureTests {
  enum Tasks: Interface {
    static func step(_ count: inout Int, _ more: Int) { count += more }
  }

  func counter(_ name: String) -> StoreComponent<Void, Int, Int, ViewContent> {
    StoreComponent(
      initialState: 0, update: { (count: inout Int, more: Int) in count += more },
      render: { count, send in content(name, count, send) })
  }

  /// A number, and a button that adds one.
  private func content(_ name: String, _ count: Int, _ send: Send<Int>) -> ViewContent {
    ViewContent {
      Text("\(name) \(count)")
      Button("More \(name)") { send(1) }
    }
  }

  func shown(_ program: some ProgramProtocol<ViewContent>) -> Screen {
    Screen(ComponentView(program.program))
  }

  /// What is shown after each of some buttons was pressed.
  func texts(_ screen: Screen, _ buttons: String...) -> [String] {
    for button in buttons { #expect(screen.press(button)) }
    return screen.texts.filter { !$0.hasPrefix("[") }
  }

  @Test func `components of one space`() {
    let moore = MooreComponent(
      initialState: 0, update: { (count: inout Int, more: Int) in count += more },
      render: { content("a", $0, $1) })
    #expect(texts(shown(moore), "More a", "More a") == ["a 2"])
    let traced = TracedComponent(
      update: { (more: Int) in Sum(more) }, render: { content("a", $0.value, $1) })
    #expect(texts(shown(traced), "More a", "More a") == ["a 2"])
    let cofree = CofreeComponent(
      answering: Tasks.self, initialState: 0, render: { content("a", $0, $1) })
    #expect(texts(shown(cofree), "More a", "More a") == ["a 2"])
    let stream = StreamComponent(
      seed: 1, next: { $0 * 2 },
      render: { seed, send in
        ViewContent { Button("\(seed)") { send(.next) } }
      })
    #expect(texts(shown(stream), "1", "2", "4") == [])
    let zipper = ZipperComponent(["one", "two"]) { page, spot, send in
      ViewContent {
        Text("\(page) at \(spot.index)")
        Button("On") { send(.right) }
      }
    }
    #expect(texts(shown(zipper), "On", "On") == ["two at 1"])
    let identity = IdentityComponent(ViewContent { Text("same") })
    #expect(texts(shown(identity)) == ["same"])
    #expect(texts(shown(counter("a")), "More a", "More a") == ["a 2"])
  }

  @Test func `components of components`() {
    let day = DayComponent(counter("a"), counter("b")) { a, b in
      ViewContent {
        a
        b
      }
    }
    #expect(texts(shown(day), "More a", "More b", "More b") == ["a 1", "b 2"])
    let tabs = SwitchComponent(counter("a"), counter("b")) { tabs, shown, send in
      ViewContent {
        shown
        Button("Other") { send(.show(tabs.side == .left ? .right : .left)) }
      }
    }
    #expect(texts(shown(tabs), "More a", "Other", "More b") == ["b 1"])
    #expect(texts(shown(tabs), "More a", "Other", "More b", "Other") == ["a 1"])
    let either = EitherComponent(left: counter("a").component, right: counter("b"))
    #expect(texts(shown(either), "More b") == ["b 1"])
    let around = StoreTComponent<Void, Int, Int, Never, Int, ViewContent>(
      initialState: 10, around: counter("a"),
      dispatcher: .reduce { page, _ in page.first += page.second },
      render: { page, child, _ in
        ViewContent {
          Text("sum \(page.first)")
          child
        }
      })
    #expect(texts(shown(around), "More a", "More a") == ["sum 13", "a 2"])
    let env = EnvComponent(surroundings: "dark", around: counter("a")) { theme, child in
      ViewContent {
        Text(theme)
        child
      }
    }
    #expect(texts(shown(env), "More a") == ["dark", "a 1"])
    let log = TracedTComponent(
      around: counter("a"), telling: { (more: Int) in Sum<Int>(more * 10) },
      render: { told, child in
        ViewContent {
          Text("told \(told.value)")
          child
        }
      })
    #expect(texts(shown(log), "More a", "More a") == ["told 20", "a 2"])
  }

  @Test func `a control in a component's content shows what the state made of its value`() {
    let short = MooreComponent(
      initialState: "",
      update: { (name: inout String, new: String) in name = String(new.prefix(5)) },
      render: { name, send in
        ViewContent { TextField("Name", text: send.binding(name) { $0 }) }
      })
    let screen = shown(short)
    screen.type("abcdefgh", into: "Name")
    #expect(screen.text(of: "Name") == "abcde")
  }

  @Test(.timeLimit(.minutes(1)))
  func `the machine of the gallery asks before it opens`() async {
    let screen = Screen(MachineScreen())
    screen.type("open", into: "Password")
    screen.press("Log in")
    #expect(screen.texts == ["Asking…"])
    await screen.wait { $0.texts.first == "That is not the password." }
    #expect(screen.text(of: "Password") == "")
    screen.type("sesame", into: "Password")
    screen.press("Log in")
    await screen.wait { $0.texts.first == "You are in." }
    screen.press("Log out")
    #expect(screen.texts.first == "Goodbye.")
  }

  @Test func `the wizard of the gallery has a field for each page`() {
    let screen = Screen(WizardScreen())
    screen.type("Ada", into: "Answer")
    #expect(screen.texts == ["Who is it for?", "Ada", "[Back]", "Step 1 of 2", "[Next]"])
    #expect(!screen.press("Back"))
    screen.press("Next")
    #expect(screen.texts == ["What shall it be?", "", "[Back]", "Step 2 of 2", "[Next]"])
    #expect(!screen.press("Next"))
  }

  @Test func `the product of the gallery moves each side by itself`() {
    let screen = Screen(ProductScreen())
    screen.type("open", into: "Password")
    screen.press("Next")
    #expect(screen.text(of: "Password") == "open")
    #expect(screen.texts.contains("Step 2 of 2"))
  }
}
