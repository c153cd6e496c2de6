import ArcoOptics

/// What a running effect reports through.
///
/// - State: the state of the component that asked for the effect.
/// - Input: what that component understands.
///
/// Inputs go into the driver's mailbox, first in first out, from any task or thread; the owner
/// applies them in bounded turns, so that no effect starves the user. After the effect was
/// cancelled, or its component went away, nothing it sends is written.
public struct Outlet<State, Input: Sendable>: Sendable {
  private enum Form: Sendable {
    case port(Port<State, Input>)
    indirect case relay(Relay<State, Input>)
  }

  private let form: Form

  init(port: Port<State, Input>) { form = .port(port) }

  /// Sends an input to the component that asked for the effect.
  ///
  /// Returns at once; inputs of one caller are applied in order.
  public func send(_ input: Input) {
    switch form {
    case .port(let port): port.send(input)
    case .relay(let relay): relay.send(input)
    }
  }

  /// Changes the state of the component that asked for the effect, between two inputs.
  public func move(_ change: @escaping @Sendable (inout State) -> Void) {
    running.post { self.change(change) }
  }

  /// Says that the effect is over; what it sent before is applied first.
  ///
  /// Tasks and streams finish by themselves.
  public func finish() { running.finishLater() }
}

extension Outlet {
  /// What does the reporting.
  var running: Running {
    switch form {
    case .port(let port): port
    case .relay(let relay): relay.running
    }
  }

  /// Handles an input, in the owner's isolation.
  func receive(_ input: Input) {
    switch form {
    case .port(let port): port.apply(input)
    case .relay(let relay): relay.receive(input)
    }
  }

  /// Changes the state, in the owner's isolation.
  func change(_ change: @Sendable (inout State) -> Void) {
    switch form {
    case .port(let port): port.apply(change)
    case .relay(let relay): relay.change(change)
    }
  }

  /// The state as it is, in the owner's isolation.
  func state() -> State? {
    switch form {
    case .port(let port): port.node.location.read()
    case .relay(let relay): relay.read()
    }
  }

  /// An outlet for what sends other inputs.
  func map<Inner: Sendable>(
    _ transform: @escaping @Sendable (Inner) -> Input
  ) -> Outlet<State, Inner> {
    Outlet<State, Inner>(
      relay: Relay(
        running: running,
        send: { send(transform($0)) },
        receive: { receive(transform($0)) },
        change: { change($0) },
        read: { state() }))
  }

  /// An outlet for what knows one part of the state.
  func narrow<Part>(_ optic: Affine<State, Part>) -> Outlet<Part, Input> {
    Outlet<Part, Input>(
      relay: Relay(
        running: running,
        send: { send($0) },
        receive: { receive($0) },
        change: { part in change { optic.change(&$0, part) } },
        read: { state().flatMap { optic.extract($0) } }))
  }

  private init(relay: Relay<State, Input>) { form = .relay(relay) }
}
