import Arco
import ArcoTables
import Testing

@MainActor struct TransitionDiagramTests {
  @Test func `a diagram has every state and every transition, in the order of their cases`() {
    #expect(
      Logins.table.mermaid(from: .loggedOut) == """
        stateDiagram-v2
          loggedOut
          loggingIn
          loggedIn
          loggingOut
          [*] --> loggedOut
          loggedOut --> loggingIn : login
          loggingIn --> loggedIn : loginOK
          loggingIn --> loggingOut : forceLogout
          loggedIn --> loggingOut : logout
          loggedIn --> loggingOut : forceLogout
          loggingOut --> loggedOut : logoutOK
        """)
  }

  @Test func `names that are no words are quoted, and special signs are numbers`() {
    let table = TransitionTable<Void, String, String>([
      .row("go: \"on\"", from: "a b", to: "end"), .row("é;", from: "end", to: "a b"),
    ])
    #expect(
      table.mermaid(
        from: "a b", states: ["a b", "end"], inputs: ["go: \"on\"", "é;"], stateName: { $0 },
        inputName: { $0 })
          == """
          stateDiagram-v2
            state "a b" as _0
            state "end" as _1
            [*] --> _0
            _0 --> _1 : go#58; #34;on#34;
            _1 --> _0 : é#59;
          """)
  }

  @Test func `states with one name are drawn as one, and an arrow once`() {
    let name: (Door) -> String = { if case .locked = $0 { "locked" } else { "\($0)" } }
    #expect(
      Doors.table.mermaid(
        from: .open, states: [.closed, .locked(code: 1), .locked(code: 2)],
        inputs: [.lock(code: 1), .unlock(code: 1), .unlock(code: 2)], stateName: name,
        inputName: { if case .lock = $0 { "lock" } else { "unlock" } })
          == """
          stateDiagram-v2
            open
            closed
            locked
            [*] --> open
            closed --> locked : lock
            locked --> closed : unlock
          """)
  }
}
