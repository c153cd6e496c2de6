import Arco
import ArcoTables
import LoginFeature
import Testing

struct LoginTableTests {
  private let states: [Login] = [
    .loggedOut(nil), .loggedOut(.failed(.unknownName)), .loggedOut(.forced),
    .loggingIn(name: "Ada"), .loggedIn(name: "Ada"), .loggingOut(nil), .loggingOut(.forced),
  ]
  private let inputs: [Login.Input] = [
    .logIn(name: "Ada"), .loggedIn, .failed(.unknownName), .logOut, .forceLogOut, .loggedOut,
  ]

  @Test func `every state can be reached and every row is in use`() {
    let findings = loginTable.check(from: .loggedOut(nil), states: states, inputs: inputs)
    #expect(findings.unreachable == [])
    #expect(findings.shadowed == [])
    #expect(findings.unused == [])
    #expect(findings.unlisted == [])
  }

  @Test func `who is in or on the way in can be thrown out, and nobody else`() {
    let findings = loginTable.check(from: .loggedOut(nil), states: states, inputs: inputs)
    #expect(
      findings.missing.filter { $0.input == .forceLogOut }.map(\.state) == [
        .loggedOut(nil), .loggedOut(.failed(.unknownName)), .loggedOut(.forced),
        .loggingOut(nil), .loggingOut(.forced),
      ])
  }

  @Test func `its diagram is this`() {
    let diagram = loginTable.mermaid(
      from: .loggedOut(nil), states: states, inputs: inputs, stateName: name, inputName: name)
    #expect(
      diagram == """
        stateDiagram-v2
          loggedOut
          loggingIn
          loggedIn
          loggingOut
          [*] --> loggedOut
          loggedOut --> loggingIn : logIn
          loggingIn --> loggedIn : loggedIn
          loggingIn --> loggedOut : failed
          loggingIn --> loggingOut : forceLogOut
          loggedIn --> loggingOut : logOut
          loggedIn --> loggingOut : forceLogOut
          loggingOut --> loggedOut : loggedOut
        """)
  }

  /// The name of a case, without what it carries.
  private func name(of value: some Any) -> String { "\(value)".prefix { $0 != "(" }.description }
  private func name(_ state: Login) -> String { name(of: state) }
  private func name(_ input: Login.Input) -> String { name(of: input) }
}
