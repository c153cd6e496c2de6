import Arco
import ArcoWeb
import ArcoWebTesting
import LoginFeature
import LoginHTML
import Testing

@MainActor struct LoginFaceTests {
  @Test(.timeLimit(.minutes(1)))
  func `somebody logs in by name and out again`() async throws {
    let page = TestPage(loginPage(), state: .loggedOut(nil), world: LoginWorld.willing)
    #expect(try page.text(of: "Login") == "Nobody is logged in.")
    try page.fill("Name", with: "Ada")
    try page.click("Log in")
    #expect(try page.text(of: "Login") == "Logging in as Ada…")
    await page.wait { $0.exists("Log out") }
    #expect(try page.text(of: "Login") == "Welcome, Ada.")
    try page.click("Log out")
    #expect(try page.text(of: "Login") == "Logging out…")
    await page.wait { $0.exists("Name") }
    #expect(try page.text(of: "Login") == "Nobody is logged in.")
  }

  @Test(.timeLimit(.minutes(1)))
  func `who is not let in is told so and can try again`() async throws {
    let page = TestPage(

      loginPage(), state: .loggedOut(nil),
      world: LoginWorld(logIn: { _ throws(LoginError) in throw .unknownName }, logOut: {}))
    try page.fill("Name", with: "Mallory")
    try page.click("Log in")
    await page.wait { $0.exists("Name") }
    #expect(try page.text(of: "Login") == "There is nobody of that name.")
  }

  @Test(.timeLimit(.minutes(1)))
  func `who is still on the way in can be thrown out`() async throws {
    let (silence, end) = AsyncStream<Never>.makeStream()
    let page = TestPage(

      loginPage(), state: .loggedOut(nil),
      world: LoginWorld(logIn: { _ in for await _ in silence {} }, logOut: {}))
    try page.fill("Name", with: "Ada")
    try page.click("Log in")
    try page.click("Throw out")
    #expect(try page.text(of: "Login") == "Logging out…")
    await page.wait { $0.exists("Name") }
    #expect(try page.text(of: "Login") == "You were thrown out.")
    end.finish()
  }
}

extension LoginWorld {
  /// A service that answers yes at once.
  static var willing: LoginWorld { LoginWorld(logIn: { _ in }, logOut: {}) }
}
