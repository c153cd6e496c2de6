import Arco
import ArcoTables
import Testing

@MainActor struct TransitionTableTests {
  typealias Table = TransitionTable<Journal, Login, LoginInput>

  @Test func `a row leads from its state to the next, and starts its effect`() {
    let login = Machine(Logins.table)
    login.send(.login)
    #expect(login.state == .loggingIn)
    #expect(login.journal.entries == ["start login"])
    login.send(.loginOK)
    #expect(login.state == .loggedIn)
  }

  @Test func `a refused input changes nothing, starts nothing and leaves what runs undisturbed`() {
    let login = Machine(Logins.table)
    login.send(.login)
    for refused in [LoginInput.login, .logout, .logoutOK] {
      login.send(refused)
      #expect(login.state == .loggingIn)
    }
    #expect(login.journal.entries == ["start login"])
  }

  @Test func `a forced logout cancels the running login`() {
    let login = Machine(Logins.table)
    login.send(.login)
    login.send(.forceLogout)
    #expect(login.state == .loggingOut)
    #expect(login.journal.entries == ["start login", "stop login", "start logout"])
    login.send(.loginOK)
    #expect(login.state == .loggingOut)
    login.send(.logoutOK)
    #expect(login.state == .loggedOut)
  }

  @Test func `a dispatcher does what next says, for every state and input`() {
    for state in Login.allCases {
      for input in LoginInput.allCases {
        let login = Machine(Logins.table, state: state)
        login.send(input)
        #expect(login.state == Logins.table.next(state, input) ?? state)
      }
    }
  }

  @Test func `the first row that takes an input wins`() {
    let table = Table([
      .row(.login, from: .loggedOut, to: .loggedIn),
      .row(.login, to: .loggingIn),
    ])
    #expect(table.next(.loggedOut, .login) == .loggedIn)
    #expect(table.next(.loggedIn, .login) == .loggingIn)
  }

  @Test func `all rows must accept by the rule of all, each from where the one before led`() {
    let allowed = Table([.row(on: Itself(), from: Itself(), to: { $1 == .logout ? nil : $0 })])
    let table = Table([.table(allowed), .table(Logins.table)], rule: .all)
    #expect(table.next(.loggedOut, .login) == .loggingIn)
    #expect(table.next(.loggedIn, .logout) == nil)
    let chain = Table(
      [
        .row(.login, from: .loggedOut, to: .loggingIn),
        .row(.login, from: .loggingIn, to: .loggedIn),
      ], rule: .all)
    #expect(chain.next(.loggedOut, .login) == .loggedIn)
    #expect(chain.next(.loggingIn, .login) == nil)
  }

  @Test func `effects of all rows run beside each other, or none of them starts`() {
    let note = Table.Row.row(.login, to: .loggedOut, run: .lasting("note"))
    let login = Machine(Table([note, .table(Logins.table)], rule: .all), state: .loggedOut)
    login.send(.login)
    #expect(login.journal.entries == ["start note", "start login"])
    let refusing = Machine(Table([note, .row(.logout, to: .loggedOut)], rule: .all))
    refusing.send(.login)
    #expect(refusing.journal.entries == [])
  }

  @Test func `refusals are left out by the rule that says so`() {
    let table = Table(
      [
        .row(.login, from: .loggedIn, to: .loggedOut),
        .row(.login, from: .loggedOut, to: .loggingIn),
        .row(.login, from: .loggingIn, to: .loggedIn),
      ], rule: .skippingRefusals)
    #expect(table.next(.loggedIn, .login) == .loggedIn)
    #expect(table.next(.loggedOut, .login) == .loggedIn)
    #expect(table.next(.loggingOut, .login) == nil)
  }

  @Test(arguments: [TransitionRule.first, .all, .skippingRefusals])
  func `a table without rows refuses everything`(rule: TransitionRule) {
    #expect(Table([], rule: rule).next(.loggedOut, .login) == nil)
  }

  @Test func `a row by case is handed what state and input carry`() {
    #expect(Doors.table.next(.closed, .lock(code: 7)) == .locked(code: 7))
    #expect(Doors.table.next(.locked(code: 7), .unlock(code: 7)) == .closed)
    #expect(Doors.table.next(.locked(code: 7), .unlock(code: 8)) == nil)
    #expect(Doors.table.next(.locked(code: 7), .open) == nil)
    #expect(Doors.table.next(.closed, .open) == .open)
  }
}
