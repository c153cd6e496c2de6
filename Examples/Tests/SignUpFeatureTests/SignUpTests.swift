import Arco
import ArcoForms
import ArcoStatus
import ArcoTesting
import SignUpFeature
import Testing

struct SignUpTests {
  private func test() -> TestDriver<SignUpWorld, SignUpPage, SignUpPage.Input> {
    TestDriver(
      signUpPage, state: SignUpPage(),
      world: SignUpWorld(
        isTaken: { $0.text == "ada@example.org" },
        signUp: { signUp throws(SignUpRefusal) in
          if signUp.name == "Mallory" { throw .taken }
          if signUp.name == "Crowd" { throw .full }
        }),
      strictness: .loose)
  }

  private func fill(
    _ test: TestDriver<SignUpWorld, SignUpPage, SignUpPage.Input>, name: String,
    email: String = "bob@example.org"
  ) throws {
    for input: SignUp.Draft.Input in [
      .name(.write(name)), .age(.write("36")), .email(.write(email)),
      .home(.street(.write("1 Main Street"))), .home(.town(.write("London"))),
    ] {
      try test.send(.form(.draft(input)))
    }
  }

  @Test func `who writes everything is in, and is welcomed for a while`() throws {
    let test = test()
    try fill(test, name: " Bob ")
    try test.send(.form(.submit))
    try test.settle()
    #expect(test.state.form.stage == .submitted)
    #expect(test.state.said.shown?.notice.content == .welcome(name: " Bob "))
    try test.advance(by: .seconds(6))
    #expect(test.state.said.shown == nil)
    try test.finish()
  }

  @Test func `an address that is taken brings the form back to it`() throws {
    let test = test()
    try fill(test, name: "Ada", email: "ada@example.org")
    try test.send(.form(.submit))
    try test.settle()
    #expect(test.state.form.stage == .editing)
    #expect(test.state.form.draft.email.problem == .refused(.taken))
    #expect(test.state.form.draft.email.calls == 1)
    try test.finish()
  }

  @Test func `what the service refuses says so at its field`() throws {
    let test = test()
    try fill(test, name: "Mallory")
    try test.send(.form(.submit))
    try test.settle()
    #expect(test.state.form.draft.email.problem == .refused(.taken))
    #expect(test.state.said.shown == nil)
    try test.finish()
  }

  @Test func `what is nobody's fault is an alert that stays`() throws {
    let test = test()
    try fill(test, name: "Crowd")
    try test.send(.form(.submit))
    try test.settle()
    #expect(test.state.form.stage == .editing)
    try test.advance(by: .seconds(600))
    #expect(test.state.said.shown?.notice.content == .full)
    #expect(test.state.said.shown?.notice.urgency == .alert)
    try test.finish()
  }

  @Test func `who is under sixteen gives no number to call`() throws {
    let test = test()
    try fill(test, name: "Tim")
    try test.send(.form(.draft(.age(.write("14")))))
    try test.send(.form(.draft(.phones(.add))))
    try test.send(.form(.draft(.phones(.row(1, .write("+44 20 7946 0000"))))))
    try test.send(.form(.submit))
    try test.settle()
    #expect(test.state.form.draft.age.problem == .refused(.tooYoungToCall))
    try test.send(.form(.draft(.phones(.remove(1)))))
    #expect(test.state.form.draft.age.problem == nil)
    try test.send(.form(.submit))
    try test.settle()
    #expect(test.state.form.stage == .submitted)
    try test.finish()
  }
}
