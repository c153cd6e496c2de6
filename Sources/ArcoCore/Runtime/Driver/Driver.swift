/// A running dispatcher, with its root state and a single owner.
///
/// - World: what effects need from outside.
/// - State: the root state.
/// - Input: the inputs of the root.
///
///     let driver = Driver(brew, state: Brew())
///     driver.send(.beans(.plus))
///     driver.state.beans.grams  // 16
///
/// The owner of a driver is the isolation in which the driver is made: the main actor, the actor of
/// a session, or the only thread of a browser. The driver's state needs no lock, and the driver is
/// not `Sendable`. Code that makes a driver outside of any isolation does not compile.
///
/// In a class of the main actor, assign the driver in `init`: a stored property's default value is
/// made without isolation. In an actor, make the driver in a method:
///
///     actor Session {
///       private var driver: Driver<Void, Brew, BrewInput>?
///       func start() { driver = Driver(brew, state: Brew()) }
///     }
///
/// An actor's `init` is not isolated to the actor until all properties are set. In a synchronous
/// `init` the compiler reports an error. In an `async` `init` Swift 6.3 reports nothing, and the
/// driver stops the program with a message.
///
/// Components can be nested some hundred levels deep, as each level takes stack space. The 512 KiB
/// stack of a thread on Apple's systems holds 400 levels of nested rows that are shown, and 50 in a
/// debug build. For deeper data, such as replies to replies, keep flat rows that store their depth.
/// - Complexity: a send that starts no effect allocates nothing.
/// - In the literature: a comonad and `explore`.
public final class Driver<World: Sendable, State, Input: Sendable> {
  @usableFromInline
  let engine: Engine
  @usableFromInline
  let box: Box<State>
  @usableFromInline
  let node: ComponentNode<World, State, Input>
  @usableFromInline
  let handler: Dispatcher<World, State, Input>.Handler

  init(
    _ dispatcher: Dispatcher<World, State, Input>,
    box: Box<State>,
    location: Location<State, Input>,
    world: World,
    engine: Engine
  ) {
    self.engine = engine
    self.box = box
    self.handler = dispatcher.handler
    self.node = ComponentNode(
      engine: engine, parent: nil, location: location,
      behavior: Behavior(dispatcher, world: world))
    engine.root = node
    node.wake()
    engine.runFirstLooks()
  }

  convenience init(
    _ dispatcher: Dispatcher<World, State, Input>,
    state: State,
    world: World,
    engine: Engine
  ) {
    let box = Box(state, in: engine)
    self.init(dispatcher, box: box, location: box.location(), world: world, engine: engine)
  }

  deinit { engine.stopInIsolation() }

  /// The current root state.
  ///
  /// - Complexity: O(1). Do not keep the value longer than needed: a second reference to a large
  ///   array makes the next change copy the array.
  /// - Precondition: no change of the state is under way. A handler, a move, and the optics and
  ///   `==` that they use read their arguments instead.
  @inlinable
  public var state: State {
    engine.checkReadable()
    return box.state
  }

  /// Handles an input. When this returns, the change is in the state and in the views.
  ///
  /// A call while another input is handled joins that input's send, and is handled after it.
  /// - Returns: the effects that the send has started, to wait for or to cancel.
  /// - Complexity: that of the dispatcher. While nothing is shown, the rest is O(1) and allocates
  ///   nothing.
  @inlinable
  @discardableResult
  public func send(_ input: Input) -> SendTask {
    guard engine.gate.beginShort() else { return sendInFull(input) }
    guard let raw = handler(input, &box.state) else {
      return engine.gate.endShort() ? .nothing : engine.finishNested()
    }
    engine.gate.endChange()
    engine.beginSend()
    node.ask(for: raw, of: input)
    engine.finish()
    return engine.sent
  }

  @usableFromInline
  func sendInFull(_ input: Input) -> SendTask {
    if engine.isStopped { return .nothing }
    node.send(input)
    return engine.sent
  }

  /// Cancels every effect and releases every view. The driver then does nothing more, except for
  /// effects that may still finish (``Effect/finishing(within:)``).
  ///
  /// Releasing the last reference to the driver stops it too: immediately in the owner's isolation,
  /// and otherwise in the owner's next turn. On Apple's systems before 26, the driver stops where
  /// it is released. There, release it in its owner's isolation, or call `stop()` first.
  ///
  /// On all systems, the state itself may be released on the thread that releases the driver.
  public func stop() { engine.stop() }

  /// The number of writes of the root's state and of local states.
  package var writes: Int { engine.writes }

  /// The counts of the driver's work so far.
  public var counters: DriverCounters { engine.counters }
}

@available(*, unavailable)
extension Driver: Sendable {}
