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

  @Test func `words of the language of diagrams are quoted, with whatever capitals`() {
    let table = TransitionTable<Void, String, Int>([.row(1, from: "State", to: "2nd")])
    #expect(
      table.mermaid(
        from: "State", states: ["State", "states"], inputs: [1], stateName: { $0 },
        inputName: { "a_\($0) (b), c." })
          == """
          stateDiagram-v2
            state "State" as _0
            states
            state "2nd" as _2
            [*] --> _0
            _0 --> _2 : a_1 (b), c.
          """)
  }

  @Test func `a diagram draws what happens by the table's rule`() {
    let rows: [TransitionTable<Void, Int, Int>.Row] = [
      .row(1, from: 0, to: 1), .row(1, from: 1, to: 2),
    ]
    func diagram(_ rule: TransitionRule) -> String {
      TransitionTable(rows, rule: rule).mermaid(
        from: 0, states: [0, 1, 2], inputs: [1], stateName: { "s\($0)" }, inputName: { "i\($0)" })
    }
    let head = "stateDiagram-v2\n  s0\n  s1\n  s2\n  [*] --> s0"
    #expect(diagram(.first) == head + "\n  s0 --> s1 : i1\n  s1 --> s2 : i1")
    #expect(diagram(.all) == head + "\n  s0 --> s2 : i1")
    #expect(diagram(.skippingRefusals) == head + "\n  s0 --> s2 : i1\n  s1 --> s2 : i1")
  }

  @Test func `two transitions between two states are two arrows`() {
    let table = TransitionTable<Void, Int, Int>([.row(1, to: 1), .row(2, to: 1)])
    #expect(
      table.mermaid(
        from: 0, states: [0], inputs: [1, 2], stateName: { "s\($0)" }, inputName: { "i\($0)" })
        == "stateDiagram-v2\n  s0\n  s1\n  [*] --> s0\n  s0 --> s1 : i1\n  s0 --> s1 : i2")
  }
}
