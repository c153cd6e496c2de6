import Arco
import ArcoTables

/// The transitions of a login, one in a row. All other inputs are refused.
public let loginTable: TransitionTable<LoginWorld, Login, Login.Input> = {
  let (state, input) = (Login.prisms, Login.Input.prisms)
  return TransitionTable([
    .row(
      on: input.logIn, from: state.loggedOut,
      to: { _, text in Login.name(from: text).map { .loggingIn(name: $0) } },
      run: { _, text in Login.name(from: text).map(logIn) ?? .none }),
    .row(
      on: .only(.loggedIn), from: state.loggingIn,
      to: { name, _ in .loggedIn(name: name) }),
    .row(
      on: input.failed, from: state.loggingIn,
      to: { _, error in .loggedOut(.failed(error)) }),
    .row(
      on: .only(.logOut), from: state.loggedIn,
      to: { _, _ in .loggingOut(nil) },
      run: { _, _ in logOut }),
    .row(
      on: .only(.forceLogOut), from: state.loggingIn.orElse(state.loggedIn),
      to: { _, _ in .loggingOut(.forced) },
      run: { _, _ in logOut }),
    .row(
      on: .only(.loggedOut), from: state.loggingOut,
      to: { reason, _ in .loggedOut(reason) }),
  ])
}()

/// The dispatcher of a login.
public let login = loginTable.dispatcher

extension Queue {
  /// The queue of log in and log out: a newer effect cancels the running one.
  fileprivate static let session = Queue("session", .latest())
}

private func logIn(_ name: String) -> EffectOf<Login> {
  .callback(queue: .session) { world, out in
    world.logIn(name) { result in
      switch result {
      case .success: out.send(.loggedIn)
      case .failure(let error): out.send(.failed(error))
      }
      out.finish()
    }
  }
}

private let logOut = EffectOf<Login>.callback(queue: .session) { world, out in
  world.logOut {
    out.send(.loggedOut)
    out.finish()
  }
}
