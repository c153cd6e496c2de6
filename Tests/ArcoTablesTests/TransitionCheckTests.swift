import Arco
import ArcoTables
import Testing

@MainActor struct TransitionCheckTests {
  typealias Table = TransitionTable<Journal, Login, LoginInput>
  typealias Findings = TransitionFindings<Login, LoginInput>

  @Test func `a sound table has nothing but what it refuses on purpose`() {
    let findings = Logins.table.check(from: .loggedOut)
    #expect(findings.unreachable == [])
    #expect(findings.shadowed == [])
    #expect(findings.unused == [])
    #expect(findings.unlisted == [])
    #expect(
      findings.missing.filter { $0.state == .loggingIn } == [
        .init(.loggingIn, .login), .init(.loggingIn, .logout), .init(.loggingIn, .logoutOK),
      ])
    #expect(findings.missing.count == Login.allCases.count * LoginInput.allCases.count - 6)
  }

  @Test func `a state that nothing leads to is found, and what only it leads to`() {
    let table = Table([
      .row(.login, from: .loggedOut, to: .loggingIn),
      .row(.logout, from: .loggedIn, to: .loggingOut),
    ])
    #expect(table.check(from: .loggedOut).unreachable == [.loggedIn, .loggingOut])
    #expect(table.check(from: .loggedIn).unreachable == [.loggedOut, .loggingIn])
  }

  @Test func `a missing row is found by the state and the input that it is missing for`() {
    let whole = Table([
      .row(.login, from: .loggedOut, to: .loggingIn),
      .row(.loginOK, from: .loggingIn, to: .loggedIn),
    ])
    let lacking = Table([.row(.login, from: .loggedOut, to: .loggingIn)])
    let known = whole.check(from: .loggedOut).missing
    let found = lacking.check(from: .loggedOut).missing.filter { !known.contains($0) }
    #expect(found == [.init(.loggingIn, .loginOK)])
  }

  @Test func `a duplicate and a row below a wider one are found, with what is before them`() {
    let table = Table([
      .row(.login, from: .loggedOut, to: .loggingIn),
      .row(.login, from: .loggedOut, to: .loggedIn),
      .row(.forceLogout, where: { $0 != .loggedOut }, to: .loggingOut),
      .row(.login, to: .loggingIn),
      .row(.forceLogout, from: .loggingIn, to: .loggedOut),
    ])
    #expect(
      table.check(from: .loggedOut).shadowed == [
        .init(row: 1, behind: [0]), .init(row: 4, behind: [2]),
      ])
  }

  @Test func `a row shadowed in some states alone is in use`() {
    let table = Table([
      .row(.login, from: .loggedOut, to: .loggingIn), .row(.login, to: .loggedOut),
    ])
    #expect(table.check(from: .loggedOut).shadowed == [])
  }

  @Test func `a row that takes nothing is unused, by every rule`() {
    let never = Table.Row.row(.login, where: { _ in false }, to: .loggedIn)
    for rule in [TransitionRule.first, .skippingRefusals] {
      let table = Table([.row(.login, to: .loggingIn), never], rule: rule)
      #expect(table.check(from: .loggedOut).unused == [1])
    }
    let strict = Table([.row(.login, to: .loggingIn), never], rule: .all)
    #expect(strict.check(from: .loggedOut).unused == [0, 1])
  }

  @Test func `states that were not listed are named and not followed`() {
    let findings = Doors.table.check(
      from: .closed, states: [.closed, .open], inputs: [.open, .lock(code: 7)])
    #expect(findings.unlisted == [.locked(code: 7)])
    #expect(findings.missing == [.init(.open, .open), .init(.open, .lock(code: 7))])
    #expect(findings.unreachable == [])
  }

  @Test func `a row that the row before leads to is in use, by the rule of all`() {
    let table = Table(
      [
        .row(.login, from: .loggedOut, to: .loggingIn),
        .row(.login, from: .loggingIn, to: .loggedIn),
      ], rule: .all)
    let findings = table.check(from: .loggedOut)
    #expect(findings.unused == [])
    #expect(findings.shadowed == [])
    #expect(findings.unreachable == [.loggingIn, .loggingOut])
    #expect(
      findings.missing.filter { $0.input == .login }.map(\.state) == [
        .loggingIn, .loggedIn, .loggingOut,
      ])
  }

  @Test func `a row that the rows before always lead away from is unused`() {
    let table = Table(
      [.row(.login, to: .loggingIn), .row(.login, from: .loggedIn, to: .loggedOut)],
      rule: .skippingRefusals)
    let findings = table.check(from: .loggedOut)
    #expect(findings.unused == [1])
    #expect(findings.shadowed == [])
  }

  @Test func `a row behind one that refuses is in use, by the rule that leaves refusals out`() {
    let table = Table(
      [
        .row(.login, from: .loggedOut, to: .loggingIn),
        .row(.login, from: .loggedIn, to: .loggedOut),
      ], rule: .skippingRefusals)
    #expect(table.check(from: .loggedOut).unused == [])
  }

  @Test func `a row behind several is named with all of them, and one in use is not`() {
    let table = Table([
      .row(.login, from: .loggedOut, to: .loggingIn),
      .row(.login, from: .loggedIn, to: .loggedOut),
      .row(.login, where: { $0 == .loggedOut || $0 == .loggedIn }, to: .loggingOut),
      .row(.logout, from: .loggedIn, to: .loggingOut),
    ])
    let findings = table.check(from: .loggedOut)
    #expect(findings.shadowed == [.init(row: 2, behind: [0, 1])])
    #expect(findings.unused == [])
  }

  @Test
  func `the state to begin in is reached, and so is all that it leads to by any number of steps`() {
    let chain = Table([
      .row(.login, from: .loggedOut, to: .loggingIn),
      .row(.login, from: .loggingIn, to: .loggedIn),
      .row(.login, from: .loggedIn, to: .loggingOut),
    ])
    #expect(chain.check(from: .loggedOut).unreachable == [])
    #expect(chain.check(from: .loggedIn).unreachable == [.loggedOut, .loggingIn])
    #expect(Table([]).check(from: .loggedIn).unreachable == [.loggedOut, .loggingIn, .loggingOut])
  }

  @Test func `a state that was not listed is named once, and so is what leads to it`() {
    let table = TransitionTable<Void, Int, Int>([
      .row(1, from: 0, to: 9), .row(2, from: 0, to: 9), .row(1, from: 1, to: 8),
    ])
    let findings = table.check(from: 0, states: [0, 1], inputs: [1, 2])
    #expect(findings.unlisted == [9, 8])
    #expect(findings.missing == [.init(1, 2)])
    #expect(findings.unreachable == [1])
  }
}
