/// A running dispatcher, with its root state and its one owner.
///
/// - World: what effects need from outside.
/// - State: the root state.
/// - Input: what can happen.
///
///     let driver = Driver(brew, state: Brew())
///     driver.send(.beans(.plus))
///     driver.state.beans.grams  // 16
///
/// A driver has a single owner, whose isolation it is made in: the main actor, an actor of one
/// session, the one thread of a browser. Its state needs no lock, and it is not `Sendable`. A
/// driver that is made outside of any isolation does not compile.
///
/// In a class of the main actor, assign the driver in `init`: a stored property's default value is
/// made without isolation. In an actor, make the driver in a method:
///
///     actor Session {
///       private var driver: Driver<Void, Brew, BrewInput>?
///       func start() { driver = Driver(brew, state: Brew()) }
///     }
///
/// An actor's `init` is not isolated to the actor until all properties are set. In a synchronous `init`
/// the compiler reports an error. In an `async` `init` Swift 6.3 reports nothing, and the driver stops
/// the program with a message.
///
/// Components can nest some hundred levels deep, as each level takes stack space. The 512 KiB stack of
/// a thread on Apple's systems holds 400 levels of nested rows that are shown, and 50 in a debug build.
/// For deeper data, such as answers to answers, keep flat rows that store their depth.
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

  /// The root state as it is.
  ///
  /// - Complexity: O(1). Keep it no longer than needed: a second holder of a large array makes the
  ///   next change copy it.
  /// - Precondition: not read while the state is changed: inside a handler or a move, or an optic
  ///   or `==` that these use. A handler reads what it is given.
  @inlinable
  public var state: State {
    engine.checkReadable()
    return box.state
  }

  /// Handles an input. Its state change is in the state, and in the views, when this returns.
  ///
  /// A call while another input is handled joins that one's send and comes after it.
  /// - Returns: what the send has started, to be waited for or cancelled.
  /// - Complexity: that of the dispatcher; O(1) and no allocation beside it while nothing is shown.
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

  /// Cancels every effect and lets go of every view; nothing happens after it, but for effects that
  /// may still finish (``Effect/finishing(within:)``).
  ///
  /// Releasing the last reference to the driver stops it too, wherever that happens: at once in the
  /// owner's isolation, and otherwise in the owner's next turn. On Apple's systems before 26 the driver
  /// stops where it is released. There, release it in its owner's isolation, or call `stop()` first.
  ///
  /// On all systems, the state itself may be released on the thread that releases the driver.
  public func stop() { engine.stop() }

  /// How often state was written, the root's or an instance's own.
  package var writes: Int { engine.writes }

  /// What was done so far, counted.
  public var counters: DriverCounters { engine.counters }
}

@available(*, unavailable)
extension Driver: Sendable {}
