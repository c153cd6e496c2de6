import Arco
import ArcoSwiftUI
import LoginFeature
import LoginSwiftUI
import SwiftUI
import Testing

@MainActor struct LoginTests {
  @Test(.timeLimit(.minutes(1)))
  func `somebody logs in by name and out again`() async {
    let screen = Screen(LoginScreen(world: .willing))
    #expect(screen.texts.contains("Nobody is logged in."))
    screen.type("Ada", into: "Name")
    #expect(screen.press("Log in"))
    #expect(screen.texts == ["Logging in as Ada…", "[Throw out]"])
    await screen.wait { $0.texts.contains("[Log out]") }
    #expect(screen.texts == ["Welcome, Ada.", "[Log out]", "[Throw out]"])
    #expect(screen.press("Log out"))
    #expect(screen.texts == ["Logging out…"])
    await screen.wait { $0.texts.contains("[Log in]") }
    #expect(screen.texts.contains("Nobody is logged in."))
  }

  @Test func `the return key logs in as the button does`() {
    let screen = Screen(LoginScreen(world: .willing))
    screen.type("Ada", into: "Name")
    screen.submit("Name")
    #expect(screen.texts.contains("Logging in as Ada…"))
  }

  @Test func `nobody logs in without a name`() {
    let screen = Screen(LoginScreen(world: .willing))
    #expect(!screen.press("Log in"))
    screen.type("  ", into: "Name")
    #expect(!screen.press("Log in"))
    screen.submit("Name")
    #expect(screen.texts.contains("Nobody is logged in."))
    screen.type("Ada ", into: "Name")
    #expect(screen.press("Log in"))
    #expect(screen.texts.contains("Logging in as Ada…"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `who is not let in is told so, and finds the name as it was typed`() async {
    let screen = Screen(
      LoginScreen(
        world: LoginWorld(logIn: { _ throws(LoginError) in throw .unknownName }, logOut: {})))
    #expect(screen.focused == "Name")
    screen.type("Adda", into: "Name")
    screen.press("Log in")
    #expect(screen.focused == nil)
    await screen.wait { $0.texts.contains("[Log in]") }
    #expect(screen.texts.contains("There is nobody of that name."))
    #expect(screen.text(of: "Name") == "Adda")
    #expect(screen.focused == "Name")
  }

  @Test(.timeLimit(.minutes(1)))
  func `who is still on the way in can be thrown out`() async {
    let silence = Signal()
    let screen = Screen(
      LoginScreen(world: LoginWorld(logIn: { _ in await silence.wasGiven() }, logOut: {})))
    screen.type("Ada", into: "Name")
    screen.press("Log in")
    #expect(screen.press("Throw out"))
    #expect(screen.texts == ["Logging out…"])
    await screen.wait { $0.texts.contains("[Log in]") }
    #expect(screen.texts.contains("You were thrown out."))
    silence.give()
  }
}

extension LoginWorld {
  /// A service that answers yes at once.
  fileprivate static var willing: LoginWorld { LoginWorld(logIn: { _ in }, logOut: {}) }
}
