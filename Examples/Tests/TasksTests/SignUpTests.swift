import ArcoForms
import ArcoPages
import ArcoTesting
import ArcoWebTesting
import Testing

@testable import Tasks

@MainActor
struct SignUpTests {
  private func page(taken: String = "") -> TestPage {
    TestPage(
      Program(
        signUpPage(), state: FormState(Account.Draft()),
        world: Members(isTaken: { $0 == taken }, open: { _ in })))
  }

  @Test func `a form that is submitted empty says what is missing, and calls the first field`()
    throws
  {
    let page = page()
    try page.submit("Sign up")
    #expect(try page.text(of: "#name-problem") == "Taken or missing.")
    #expect(try page.text(of: "#password-problem").isEmpty)
    try page.fill("Name", with: "Ada")
    #expect(try page.text(of: "#name-problem").isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a name that somebody has is refused when the field is left`() async throws {
    let page = page(taken: "Ada")
    try page.fill("Name", with: "Ada")
    #expect(!page.text.contains("Taken or missing."))
    try page.blur("Name")
    await page.wait { $0.text.contains("Taken or missing.") }
    #expect(try page.text(of: "#name-problem") == "Taken or missing.")
  }

  @Test func `who fills in both fields is signed up`() throws {
    let driver = TestDriver(
      signUp.dispatcher, state: FormState(Account.Draft()),
      world: Members(isTaken: { _ in false }, open: { _ in }), strictness: .loose)
    try driver.send(.draft(.name(.write("Ada"))))
    try driver.send(.draft(.password(.write("secret"))))
    try driver.send(.submit)
    try driver.settle()
    #expect(driver.state.stage == .submitted)
  }
}
