import Arco
import ArcoCore
import ArcoTables

/// What happened, in order.
final class Journal: Sendable {
  private let lines = Locked<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func note(_ entry: String) { lines.withLock { $0.append(entry) } }
}

/// A session as the articles have it, without anything that it carries.
enum Login: CaseIterable, Equatable, Sendable { case loggedOut, loggingIn, loggedIn, loggingOut }

enum LoginInput: CaseIterable, Equatable, Sendable {
  case login, loginOK, logout, logoutOK, forceLogout
}

enum Logins {
  static let table = TransitionTable<Journal, Login, LoginInput>([
    .row(.login, from: .loggedOut, to: .loggingIn, run: .lasting("login", queue: session)),
    .row(.loginOK, from: .loggingIn, to: .loggedIn),
    .row(.logout, from: .loggedIn, to: .loggingOut, run: logout),
    .row(
      .forceLogout, where: { $0 == .loggingIn || $0 == .loggedIn }, to: .loggingOut, run: logout),
    .row(.logoutOK, from: .loggingOut, to: .loggedOut),
  ])
  private static let session = Queue("session", .latest())
  static let logout = Effect<Journal, Login, LoginInput>.lasting("logout", queue: session)
}

/// A machine whose states and inputs carry values.
enum Door: Equatable, Sendable {
  case open
  case closed
  case locked(code: Int)
}

enum DoorInput: Equatable, Sendable {
  case open
  case lock(code: Int)
  case unlock(code: Int)
}

enum Doors {
  static let table = TransitionTable<Void, Door, DoorInput>([
    .row(.open, from: .closed, to: .open),
    .row(on: lock, from: StandardOptics.Only(.closed), to: { _, code in .locked(code: code) }),
    .row(on: unlock, from: locked, to: { code, key in code == key ? .closed : nil }),
  ])
  private static let locked = Prism(Door.locked) {
    if case .locked(let code) = $0 { code } else { nil }
  }
  private static let lock = Prism(DoorInput.lock) {
    if case .lock(let code) = $0 { code } else { nil }
  }
  private static let unlock = Prism(DoorInput.unlock) {
    if case .unlock(let code) = $0 { code } else { nil }
  }
}

/// A table at work.
@MainActor struct Machine {
  let journal = Journal()
  let driver: Driver<Journal, Login, LoginInput>

  init(
    _ table: TransitionTable<Journal, Login, LoginInput>, state: Login = .loggedOut
  ) {
    driver = Driver(table.dispatcher, state: state, world: journal)
  }

  var state: Login { driver.state }

  func send(_ input: LoginInput) { driver.send(input) }
}

extension Effect where World == Journal, State == Login, Input == LoginInput {
  /// Work that notes its start and its end by cancellation, and never ends by itself.
  static func lasting(_ name: String, queue: Queue? = nil) -> Effect {
    .callback(queue: queue) { journal, _ in
      journal.note("start \(name)")
      return Cancellation { journal.note("stop \(name)") }
    }
  }
}
