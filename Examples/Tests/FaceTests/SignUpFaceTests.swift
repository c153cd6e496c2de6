import Arco
import ArcoForms
import ArcoWeb
import ArcoWebTesting
import SignUpFeature
import SignUpHTML
import Testing

extension SignUpWorld {
  /// A world that takes everybody in.
  static var willing: SignUpWorld {
    SignUpWorld(isTaken: { _ in false }, signUp: { _ in })
  }
}

@MainActor struct SignUpFaceTests {
  private let page: TestPage

  init() { page = TestPage(signUpComponent(), state: SignUpPage(), world: .willing) }

  private func fill() throws {
    try page.fill("Name", with: "Bob")
    try page.fill("Age", with: "36")
    try page.fill("E-mail", with: "bob@example.org")
    try page.fill("Street", with: "1 Main Street")
    try page.fill("Town", with: "London")
  }

  @Test func `every field says what is wrong once somebody tries to sign up`() throws {
    try page.submit("Sign up")
    for id in ["name", "age", "email", "street", "town"] {
      #expect(try page.text(of: "#\(id)-problem") == "Something is missing here.")
    }
    try page.fill("Age", with: "seven")
    #expect(
      try page.text(of: "#age-problem")
        == "Expected a whole number from 13 to 120, found “seven”.")
  }

  @Test func `phones come and go, each with an id of its own`() throws {
    try page.click("Add a phone")
    try page.click("Add a phone")
    #expect(page.elements(named: "Phone").count == 2)
    try page.type("1", into: "#phone-2")
    try page.blur("#phone-2")
    #expect(try page.text(of: "#phone-2-problem") == "Expected a number to call, found “1”.")
    #expect(try page.text(of: "#phone-1-problem").isEmpty)
    try page.click("Remove the last phone")
    #expect(page.elements(named: "Phone").count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `who is in is thanked and welcomed, and somebody else can sign up`() async throws {
    try fill()
    try page.submit("Sign up")
    await page.wait { $0.exists("#done") }
    #expect(try page.text(of: "#done") == "Thank you. We write to bob@example.org.")
    #expect(page.text.contains("Welcome, Bob."))
    try page.click("Sign up somebody else")
    #expect(try page.text(of: "Name").isEmpty)
  }

  @Test func `who starts again has empty fields and says nothing wrong`() throws {
    try page.fill("Name", with: "Bob")
    try page.click("Add a phone")
    try page.submit("Sign up")
    try page.click("Start again")
    #expect(try page.text(of: "Name").isEmpty)
    #expect(try page.text(of: "#age-problem").isEmpty)
    #expect(!page.exists("Phone"))
  }
}
