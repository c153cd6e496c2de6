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

  @Test func `a row by case is not asked for its effect where it refuses`() {
    let asked = Locked<[Int]>([])
    let table = TransitionTable<Void, Int, Int>([
      .row(
        on: Itself<Int>(), from: Itself<Int>(), to: { $1 > 0 ? $0 + $1 : nil },
        run: { state, input in
          asked.withLock { $0.append(state * 10 + input) }
          return .none
        })
    ])
    #expect(table.next(1, -1) == nil)
    #expect(asked.withLock { $0 } == [])
    #expect(table.next(1, 2) == 3)
    #expect(asked.withLock { $0 } == [12])
  }

  @Test func `a table tells how many rows it has, and its rule`() {
    #expect(Logins.table.count == 5)
    #expect(Logins.table.rule == .first)
    #expect(Table([.table(Logins.table)], rule: .all).count == 1)
    #expect(Table([], rule: .skippingRefusals).rule == .skippingRefusals)
  }

  @Test
  func `by the rule that leaves refusals out, the effects of the others run beside each other`() {
    let login = Machine(
      Table(
        [
          .row(.login, from: .loggedOut, to: .loggingIn, run: .lasting("one")),
          .row(.login, from: .loggedOut, to: .loggedOut, run: .lasting("refused")),
          .row(.login, from: .loggingIn, to: .loggedIn),
          .row(.login, from: .loggedIn, to: .loggingOut, run: .lasting("two")),
        ], rule: .skippingRefusals))
    login.send(.login)
    #expect(login.state == .loggingOut)
    #expect(login.journal.entries == ["start one", "start two"])
  }

  @Test
  func `of the rows that take an input only the first has its effect, by the rule of the first`() {
    let login = Machine(
      Table([
        .row(.login, to: .loggingIn, run: .lasting("one")),
        .row(.login, to: .loggedIn, run: .lasting("two")),
      ]))
    login.send(.login)
    #expect(login.state == .loggingIn)
    #expect(login.journal.entries == ["start one"])
  }

  @Test func `a table as a row goes by its own rule`() {
    let chain = Table(
      [
        .row(.login, from: .loggedOut, to: .loggingIn),
        .row(.login, from: .loggingIn, to: .loggedIn),
      ], rule: .all)
    let table = Table([.table(chain), .row(.login, to: .loggingOut)])
    #expect(table.next(.loggedOut, .login) == .loggedIn)
    #expect(table.next(.loggingIn, .login) == .loggingOut)
  }

  @Test func `a row for some states takes its own input alone`() {
    let table = Table([.row(.login, where: { $0 == .loggedIn }, to: .loggedOut)])
    #expect(table.next(.loggedIn, .login) == .loggedOut)
    #expect(table.next(.loggedIn, .logout) == nil)
    #expect(table.next(.loggedOut, .login) == nil)
  }
}
