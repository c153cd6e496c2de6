/// Access to the internals of a driver, for other modules that record, replay and inspect it.
///
/// A value of this type does not retain the driver, and does not keep it running.
package struct DriverWorks<State, Input: Sendable> {
  let engine: Engine
  private let box: Box<State>
  let node: TypedNode<State, Input>

  fileprivate init(_ engine: Engine, _ box: Box<State>, _ node: TypedNode<State, Input>) {
    (self.engine, self.box, self.node) = (engine, box, node)
  }

  /// The current root state.
  package var state: State { box.state }
  /// True while a send is under way.
  package var isBusy: Bool { engine.isBusy }
  /// True if a host shows the driver.
  package var hasViews: Bool { engine.hasViews }
  /// True if faces have attached children.
  package var hasAttachments: Bool { node.hasAttachments }
  /// The number of the last outermost send.
  package var lastSend: Int { engine.sends.outermost }
  /// Receives the driver's problems.
  package var onProblem: (Problem) -> Void {
    get { engine.onProblem }
    nonmutating set { engine.onProblem = newValue }
  }

  /// Calls `hear` just before each input of the root, and with nil just before any other change of
  /// the root's state.
  package func hear(_ hear: @escaping (Input?) -> Void) { node.tap(hear) }

  /// Runs a closure as a send of its own.
  package func perform(_ step: @escaping () -> Void) { engine.perform(step) }

  /// Changes the state within the current send.
  package func change(_ body: (inout State) -> Void) { node.change(body) }

  #if !hasFeature(Embedded)
    /// Delivers the letters of effects that would be delivered in the next turn.
    ///
    /// - Precondition: no send is under way.
    package func takeMail() { engine.mailbox.deliverArrived() }
  #endif

  /// Handles an input within the current send.
  package func receive(_ input: Input) { node.receive(input) }

  /// Marks the whole state as changed.
  package func markRewritten() { node.markRewritten() }
}

@available(*, unavailable)
extension DriverWorks: Sendable {}

extension Driver {
  /// Access to the driver's internals.
  package var works: DriverWorks<State, Input> { DriverWorks(engine, box, node) }
}
