// What the examples of ArcoTables take for given: the table of a door, and what a login knows.
import Arco
import ArcoTables
import Testing

enum Door: CaseIterable, Equatable, Sendable {
  case closed
  case open
}

enum DoorInput: CaseIterable, Equatable, Sendable {
  case open
  case close
  case slam
}

let door = TransitionTable<Void, Door, DoorInput>([
  .row(.open, from: .closed, to: .open),
  .row(.close, from: .open, to: .closed),
])
let allowed = door
let moves = door

enum Login: Equatable, Sendable {
  case loggedOut
  case loggingIn(String)
  case loggingOut
}

enum LoginInput: Equatable, Sendable {
  case logIn(String)
  case forceLogOut

  struct Prisms: Sendable {
    let logIn = Prism(LoginInput.logIn) { if case .logIn(let name) = $0 { name } else { nil } }
  }

  static let prisms = Prisms()
}

func logIn(_ name: String) -> Effect<Void, Login, LoginInput> { .none }

let logOut = Effect<Void, Login, LoginInput>.none
