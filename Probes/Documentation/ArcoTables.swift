// What the examples of ArcoTables take for given: the table of a door, and what a login knows.
import Testing

enum Door: CaseIterable, Equatable, Sendable { case closed, open }
enum DoorInput: CaseIterable, Equatable, Sendable { case open, close, slam }

let door: TransitionTable<Void, Door, DoorInput> = given()
let allowed = door
let moves = door

enum Login: Equatable, Sendable {
  case loggedOut, loggingOut
  case loggingIn(String)
}

@Optics enum LoginInput: Equatable {
  case logIn(String)
  case forceLogOut
}

func logIn(_ name: String) -> Effect<Void, Login, LoginInput> { .none }

let logOut = Effect<Void, Login, LoginInput>.none
