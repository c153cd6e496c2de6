import ArcoOptics

/// A running component instance: its dispatcher, its world, its running effects and its children.
@usableFromInline
final class ComponentNode<World: Sendable, State, Input: Sendable>: TypedNode<State, Input> {
  let dispatcher: Dispatcher<World, State, Input>
  let world: World
  /// The dispatcher's entries, and after them what the face attached.
  private var entries: [Entry<World, State, Input>]
  private var nests: [Nest] = []
  /// For each nest, the entries that may answer an input of its child; made on first use.
  private var responders: [[Entry<World, State, Input>]?] = []
  private(set) var running: [Running] = []

  init(
    engine: Engine,
    parent: Node?,
    location: Location<State, Input>,
    dispatcher: Dispatcher<World, State, Input>,
    world: World
  ) {
    self.dispatcher = dispatcher
    self.world = world
    self.entries = dispatcher.entries
    super.init(engine: engine, parent: parent, location: location)
  }

  override func tearDown() {
    super.tearDown()
    for effect in running { effect.cancel() }
    running = []
    nests = []
  }

  func add(_ effect: Running) {
    effect.index = running.count
    running.append(effect)
  }

  override func forget(_ effect: Running) {
    guard running.indices.contains(effect.index), running[effect.index] === effect else { return }
    let last = running.removeLast()
    guard last !== effect else { return }
    running[effect.index] = last
    last.index = effect.index
  }

  override func reconcileParts() {
    for nest in nests where nest.canChange { nest.reconcileInstances() }
  }

  @usableFromInline
  override func send(_ input: Input) {
    guard !engine.isBusy else { return engine.enqueue { self.receive(input) } }
    engine.gate.insert(.busy)
    engine.hasWork = true
    receive(input)
    engine.finish()
  }

  override func receive(_ input: Input) {
    guard isAlive else { return }
    var isPresent = false
    location.carry(input) { state in
      isPresent = true
      handle(input, in: &state)
    }
    if isPresent {
      markChanged()
    } else {
      engine.onProblem(.partGone(part: nameOfType(State.self)))
    }
  }

  override func handle(_ input: Input, in state: inout State) {
    if hasAttachments || engine.hasViews {
      for entry in entries { run(entry, input, in: &state) }
    } else {
      if let raw = dispatcher.handler(input, &state) { settle(dispatcher.lift(raw, input)) }
      markRewritten()
    }
  }

  override func relay(_ input: Input, of nest: Nest, _ body: (inout State) -> Void) {
    location.carry(input) { state in
      for entry in responders(to: nest) {
        if let child = entry.child, child.token === nest.token {
          body(&state)
        } else {
          run(entry, input, in: &state)
        }
      }
    }
  }

  /// Runs one entry, and notes what it may have changed.
  private func run(
    _ entry: Entry<World, State, Input>, _ input: Input, in state: inout State
  ) {
    guard let child = entry.child else {
      if let raw = entry.handler(input, &state) { settle(entry.lift(raw, input)) }
      return markRewritten()
    }
    guard child.claims(input) else { return }
    let nest = nests.first { $0.token === child.token }
    if let nest, child.descend(nest, input, &state) { return }
    if let raw = entry.handler(input, &state) { settle(entry.lift(raw, input)) }
    nest?.markRewritten()
  }

  /// The entries to run for an input that a nest's child passes up: all but the siblings whose
  /// case is another.
  private func responders(to nest: Nest) -> [Entry<World, State, Input>] {
    if let known = responders[nest.index] { return known }
    let own = entries.first { $0.child?.token === nest.token }?.child
    let found = entries.filter { entry in
      guard let child = entry.child, let own else { return true }
      return child.token === own.token || child.footprint.overlaps(own.footprint)
    }
    responders[nest.index] = found
    return found
  }

  override func nest(of child: ChildToken) -> Nest? {
    if let nest = nests.first(where: { $0.token === child }) { return nest }
    let declared = entries.first { $0.child?.token === child }?.child
    return declared?.open(self, world)
  }

  override func attach(_ entry: Entry<Void, State, Input>) -> Nest? {
    let entry = entry.widen(environment: { (_: World) in () })
    entries.append(entry)
    responders = responders.map { _ in nil }
    noteAttachment()
    return entry.child?.open(self, world)
  }

  override func adopt(_ nest: Nest) {
    nest.index = nests.count
    nests.append(nest)
    responders.append(nil)
    children.append(nest)
    engine.gate.insert(.parts)
    if nest.canChange { noteParts() }
  }
}
