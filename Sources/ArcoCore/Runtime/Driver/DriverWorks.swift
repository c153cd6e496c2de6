/// The inside of a driver, for recording and replaying what it takes.
///
/// Holding it does not hold the driver, so neither keeps the other running.
package struct DriverWorks<State, Input: Sendable> {
  let engine: Engine
  private let box: Box<State>
  let node: TypedNode<State, Input>

  fileprivate init(_ engine: Engine, _ box: Box<State>, _ node: TypedNode<State, Input>) {
    (self.engine, self.box, self.node) = (engine, box, node)
  }

  /// The root state as it is.
  package var state: State { box.state }
  /// Whether a send is under way.
  package var isBusy: Bool { engine.isBusy }
  /// Whether a host shows the driver.
  package var hasViews: Bool { engine.hasViews }
  /// Whether faces attached children.
  package var hasAttachments: Bool { node.hasAttachments }
  /// The number of the last outermost send.
  package var lastSend: Int { engine.sends.outermost }
  /// Who hears of problems.
  package var onProblem: (Problem) -> Void {
    get { engine.onProblem }
    nonmutating set { engine.onProblem = newValue }
  }

  /// Calls `hear` just before every input, as the root takes it, and with nil just before every
  /// other change of the root's state.
  package func hear(_ hear: @escaping (Input?) -> Void) { node.tap(hear) }

  /// Does something as a send of its own.
  package func perform(_ step: @escaping () -> Void) { engine.perform(step) }

  /// Changes the state, within the send at hand.
  package func change(_ body: (inout State) -> Void) { node.change(body) }

  #if !hasFeature(Embedded)
    /// Applies what effects have left already, which would be applied a turn later.
    /// - Precondition: no send is under way.
    package func takeMail() { engine.mailbox.deliverArrived() }
  #endif

  /// Handles an input, within the send at hand.
  package func receive(_ input: Input) { node.receive(input) }

  /// Notes that the whole state may be another.
  package func markRewritten() { node.markRewritten() }
}

@available(*, unavailable)
extension DriverWorks: Sendable {}

extension Driver {
  /// Its inside.
  package var works: DriverWorks<State, Input> { DriverWorks(engine, box, node) }
}
