import ArcoOptics

/// A handle by which a running effect sends inputs and changes the state.
///
/// - State: the state of the component that returned the effect.
/// - Input: the inputs of that component.
///
/// Inputs go into the driver's mailbox, first in, first out, from any task or thread. The owner
/// applies a limited number at a time, so that no effect starves the user. When the effect was
/// cancelled or its component instance unmounted, everything that it sends is dropped.
public struct Outlet<State, Input: Sendable>: Sendable {
  private enum Form: Sendable {
    case direct(RunningWork<State, Input>)
    indirect case mapped(Mapped)
  }

  /// How a running effect speaks to a component that understands other inputs than the effect
  /// sends, or has a larger state.
  ///
  /// `send` may be called from anywhere; the others are called in the owner's isolation.
  private struct Mapped: Sendable {
    let running: RunningEffect
    let send: @Sendable (Input) -> Void
    let receive: @Sendable (Input) -> Void
    let change: @Sendable (@Sendable (inout State) -> Void) -> Void
    let read: @Sendable () -> State?
  }

  private let form: Form

  init(_ running: RunningWork<State, Input>) { form = .direct(running) }

  /// Sends an input to the component that returned the effect.
  ///
  /// Returns immediately; inputs of one caller are applied in order.
  public func send(_ input: Input) {
    switch form {
    case .direct(let running): running.send(input)
    case .mapped(let outer): outer.send(input)
    }
  }

  /// Changes the state of the component that returned the effect, between two inputs.
  public func move(_ change: @escaping @Sendable (inout State) -> Void) {
    running.post { self.change(change) }
  }

  /// Ends the effect. Everything that it sent before is applied first.
  ///
  /// Needed only by effects made with ``Effect/callback(id:queue:_:)``. Tasks and streams end by
  /// themselves.
  public func finish() { running.finishLater() }
}

extension Outlet {
  /// The running effect that reports.
  var running: RunningEffect {
    switch form {
    case .direct(let running): running
    case .mapped(let outer): outer.running
    }
  }

  /// Handles an input, in the owner's isolation.
  func receive(_ input: Input) {
    switch form {
    case .direct(let running): running.apply(input)
    case .mapped(let outer): outer.receive(input)
    }
  }

  /// Changes the state, in the owner's isolation.
  func change(_ change: @Sendable (inout State) -> Void) {
    switch form {
    case .direct(let running): running.apply(change)
    case .mapped(let outer): outer.change(change)
    }
  }

  /// The state as it is, in the owner's isolation.
  func state() -> State? {
    switch form {
    case .direct(let running): running.state()
    case .mapped(let outer): outer.read()
    }
  }

  /// Returns an outlet for work that sends other inputs.
  func map<Inner: Sendable>(
    _ transform: @escaping @Sendable (Inner) -> Input
  ) -> Outlet<State, Inner> {
    Outlet<State, Inner>(
      mapped: Outlet<State, Inner>.Mapped(
        running: running,
        send: { send(transform($0)) },
        receive: { receive(transform($0)) },
        change: { change($0) },
        read: { state() }))
  }

  /// Returns an outlet for work that knows one part of the state.
  func narrow<Part>(_ optic: Affine<State, Part>) -> Outlet<Part, Input> {
    Outlet<Part, Input>(
      mapped: Outlet<Part, Input>.Mapped(
        running: running,
        send: { send($0) },
        receive: { receive($0) },
        change: { part in change { optic.change(&$0, part) } },
        read: { state().flatMap { optic.extract($0) } }))
  }

  private init(mapped: Mapped) { form = .mapped(mapped) }
}
