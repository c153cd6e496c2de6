import ArcoOptics

/// A running component instance: its dispatcher, its world, its running effects and its children.
@usableFromInline
final class ComponentNode<World: Sendable, State, Input: Sendable>: TypedNode<State, Input> {
  let dispatcher: Dispatcher<World, State, Input>
  let world: World
  /// What the face attached, after the dispatcher's own entries.
  private var attachments: [Attachment<State, Input>] = []
  private var nests: [Nest] = []
  /// For each nest, the lines that may answer an input of its child, with nil for the child's own;
  /// made on first use.
  private var responders: [[Int?]?] = []
  /// For each nest, the others whose part of the state overlaps with its own; made on first use.
  private var overlapping: [[Int]?] = []
  private var watchers: [Watcher<World, State, Input>] = []

  init(
    engine: Engine,
    parent: Node?,
    location: Location<State, Input>,
    dispatcher: Dispatcher<World, State, Input>,
    world: World
  ) {
    self.dispatcher = dispatcher
    self.world = world
    super.init(engine: engine, parent: parent, location: location)
  }

  private var entries: [Entry<World, State, Input>] { dispatcher.entries }

  override func tearDown() {
    super.tearDown()
    nests = []
    attachments = []
    responders = []
    overlapping = []
    watchers = []
  }

  @usableFromInline
  override func send(_ input: Input) {
    if engine.isStopped { return }
    guard !engine.isBusy else {
      // What a face sends while it is set up is in the recording.
      return engine.isReplaying ? () : engine.enqueue { self.receive(input) }
    }
    engine.beginSend()
    engine.gate.pointee |= Gate.busy | Gate.work
    receive(input)
    engine.finish()
  }

  override func receive(_ input: Input) {
    guard isAlive else { return }
    if engine.isPeeking { return location.carry(input) { _ in } }
    guard engine.admitInput() else { return }
    var isPresent = false
    engine.trace?.begin(input)
    location.carry(input) { state in
      isPresent = true
      handle(input, in: &state)
    }
    engine.trace?.end()
    if isPresent {
      markChanged()
    } else {
      engine.onProblem(.partGone(part: nameOfType(State.self)))
    }
  }

  override func carryOut(_ effect: RawEffect, before sequel: Sequel?) {
    carryOut(unsafeDowncast(effect, to: Effect<World, State, Input>.Storage.self), sequel)
  }

  override func handle(_ input: Input, in state: inout State) {
    if hasAttachments || engine.hasViews || engine.isWatched {
      for entry in entries { run(entry, input, in: &state) }
      for attachment in attachments { run(attachment, input, in: &state) }
    } else {
      if let raw = dispatcher.handler(input, &state) { settle(dispatcher.lift(raw, input)) }
      markRewritten()
    }
  }

  override func relay(_ input: Input, of nest: Nest, _ body: (inout State) -> Void) {
    if engine.isPeeking { return location.carry(input) { _ in } }
    if engine.isForwarding {
      guard isAlive else { return location.carry(input) { _ in } }
      engine.isForwarding = false
      return receive(input)
    }
    engine.trace?.embed(input)
    location.carry(input) { state in
      for line in responders(to: nest) {
        guard let line else {
          body(&state)
          continue
        }
        if line < entries.count {
          run(entries[line], input, in: &state)
        } else {
          run(attachments[line - entries.count], input, in: &state)
        }
      }
    }
  }

  /// Runs one line, and notes what it may have changed.
  private func run(
    _ entry: Entry<World, State, Input>, _ input: Input, in state: inout State
  ) {
    guard let child = entry.child else {
      if entry.watch != nil { return }
      if let raw = entry.handler(input, &state) { settle(entry.lift(raw, input)) }
      return markRewritten()
    }
    guard child.claims(input) else { return }
    guard let nest = nest(of: child.token) else { return }
    if child.descend(nest, input, &state) { return }
    if let raw = entry.handler(input, &state) { settle(entry.lift(raw, input)) }
    nest.markRewritten()
  }

  private func run(
    _ attachment: Attachment<State, Input>, _ input: Input, in state: inout State
  ) {
    guard attachment.claims(input), let nest = opened(attachment.token) else { return }
    if attachment.descend(nest, input, &state) { return }
    if let start = attachment.handle(input, &state) { engine.enqueue { start(self) } }
    nest.markRewritten()
  }

  /// The child that a line is: entries come first, then attachments.
  private func token(ofLine line: Int) -> ChildToken? {
    line < entries.count
      ? entries[line].child?.token : attachments[line - entries.count].token
  }

  /// The lines to run for an input that a nest's child passes up: all but the siblings whose case
  /// is another.
  private func responders(to nest: Nest) -> [Int?] {
    if let known = responders[nest.place] { return known }
    var found: [Int?] = []
    for line in 0..<(entries.count + attachments.count) {
      let footprint =
        line < entries.count
        ? entries[line].child?.footprint : attachments[line - entries.count].footprint
      let isSibling = footprint.map { !$0.overlaps(nest.footprint) } ?? false
      if token(ofLine: line) === nest.token {
        found.append(nil)
      } else if !isSibling {
        found.append(line)
      }
    }
    responders[nest.place] = found
    return found
  }

  override func markOverlapping(_ child: Node) {
    guard nests.indices.contains(child.place) else { return }
    for place in overlapping(at: child.place) { nests[place].markRewrittenBySibling() }
  }

  private func overlapping(at place: Int) -> [Int] {
    if overlapping.count < nests.count { overlapping = nests.map { _ in nil } }
    if let known = overlapping[place] { return known }
    let part = nests[place].part
    let found = nests.indices.filter { $0 != place && nests[$0].part.overlaps(part) }
    overlapping[place] = found
    return found
  }

  private func opened(_ child: ChildToken) -> Nest? { nests.first { $0.token === child } }

  override func nest(of child: ChildToken) -> Nest? {
    if let nest = opened(child) { return nest }
    let declared = entries.first { $0.child?.token === child }
    return declared?.child?.open(self, world)
  }

  override func attach(_ attachment: Attachment<State, Input>) {
    attachments.append(attachment)
    responders = responders.map { _ in nil }
    noteAttachment()
  }

  override func adopt(_ nest: Nest) {
    nest.place = nests.count
    nests.append(nest)
    responders.append(nil)
    children.append(nest)
    engine.gate.pointee |= Gate.parts
    if nest.canChange { nest.noteParts() }
  }

  override var isWatching: Bool { !watchers.isEmpty }

  /// Begins to look at the state, here and in children that do; called once, when it is in the tree.
  func wake() {
    guard dispatcher.isWatching else { return }
    watchers = entries.compactMap { entry in entry.watch.map { Watcher(look: $0.open()) } }
    engine.isWatched = true
    engine.gate.pointee |= Gate.parts | Gate.work
    noteParts()
    for entry in entries {
      if let child = entry.child, child.isWatching { nest(of: child.token)?.watch() }
    }
    unsettle()
  }

  override func look() {
    guard !engine.isReplaying, !engine.isStopped, let state = location.read() else { return }
    for index in watchers.indices {
      switch watchers[index].look(state) {
      case .keep: break
      case .stop: stopWatched(index)
      case .start(let effect):
        stopWatched(index)
        let outer = engine.sends.origin
        watchers[index].number = engine.sends.beginPart()
        carryOut(effect)
        engine.sends.origin = outer
      }
    }
  }

  private func stopWatched(_ index: Int) {
    let number = watchers[index].number
    guard number > 0 else { return }
    watchers[index].number = 0
    engine.revoke(sentBy: number)
    cancel(sentBy: number)
  }
}
