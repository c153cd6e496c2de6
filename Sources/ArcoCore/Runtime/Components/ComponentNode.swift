import ArcoOptics

/// A running component instance: its dispatcher, its world, its running effects and its children.
@usableFromInline
class ComponentNode<World: Sendable, State, Input: Sendable>: TypedNode<State, Input> {
  @usableFromInline
  final let behavior: Behavior<World, State, Input>
  /// The children of the instance; nil as long as it has none.
  @exclusivity(unchecked)
  @usableFromInline
  final var branches: Branches?
  /// The parts that few instances have; nil as long as this instance has none of them.
  @exclusivity(unchecked)
  @usableFromInline
  final var extras: Extras<World, State, Input>?

  @inlinable
  init(
    engine: Engine,
    parent: Node?,
    location: Location<State, Input>,
    behavior: Behavior<World, State, Input>
  ) {
    self.behavior = behavior
    self.branches = nil
    self.extras = nil
    super.init(engine: engine, parent: parent, location: location)
  }

  final var dispatcher: Dispatcher<World, State, Input> { behavior.dispatcher }
  final var world: World { behavior.world }
  private final var attachments: [AttachedChild<State, Input>] {
    Reachable.attachments ? extras?.attachments ?? [] : []
  }
  final var entries: [Entry<World, State, Input>] { behavior.dispatcher.entries }

  private final var isAttachedTo: Bool { Reachable.attachments && hasAttachments }

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    branches = nil
    extras = nil
  }

  @usableFromInline
  override func send(_ input: Input) {
    if engine.isStopped { return }
    guard !engine.isBusy else {
      // A handler on the short path sends before its own send has a number.
      engine.sends.begin()
      // What a face sends while it is set up is in the recording.
      return engine.isReplaying ? () : engine.enqueue { self.receive(input) }
    }
    engine.beginSend()
    receive(input)
    engine.finish()
  }

  override func receive(_ input: Input) {
    guard isAlive else { return }
    if engine.isPeeking { return carry(input) { _ in } }
    guard engine.admitInput() else { return }
    var isPresent = false
    engine.trace?.note(input)
    carry(input) { state in
      isPresent = true
      handle(input, in: &state)
    }
    engine.trace?.end()
    if !isPresent, !entries.isEmpty || isAttachedTo {
      // A dispatcher without entries has dropped no input: the dispatchers above handled it, and may have
      // removed this part.
      engine.onProblem(.partGone(part: nameOfType(State.self)))
    }
  }

  override func carryOut(_ effect: RawEffect, before sequel: Sequel?) {
    carryOut(Effect<World, State, Input>.storage(of: effect), sequel)
  }

  override func launch(_ effect: RunningWork<State, Input>) -> Cancellation {
    switch body(of: effect) {
    case .callback(let start): return start(world, Outlet(effect))
    #if !hasFeature(Embedded)
      case .task: return Cancellation(effect.spawn())
    #endif
    }
  }

  #if !hasFeature(Embedded)
    override func perform(_ effect: RunningWork<State, Input>) async {
      guard case .task(let run) = body(of: effect) else { return }
      await run(world, Outlet(effect))
      effect.finishLater()
    }
  #endif

  @usableFromInline
  override func handle(_ input: Input, in state: inout State) {
    if let handler = behavior.soleHandler, !isAttachedTo {
      if let raw = handler(input, &state) { engine.enqueue(raw, of: self) }
      return markRewritten()
    }
    if isAttachedTo || engine.hasViews || engine.isWatched {
      behavior.each { entry in run(entry, input, in: &state) }
      if isAttachedTo {
        for attachment in attachments { run(attachment, input, in: &state) }
      }
    } else {
      if let raw = dispatcher.handler(input, &state) { ask(for: dispatcher.lift(raw, input)) }
      markRewritten()
    }
  }

  @usableFromInline
  override func relay(
    _ input: Input, of child: ChildInstances, _ body: (inout State) -> Void
  ) {
    if engine.isPeeking { return carry(input) { _ in } }
    if engine.isForwarding {
      guard isAlive else { return carry(input) { _ in } }
      engine.isForwarding = false
      return receive(input)
    }
    engine.trace?.note(input)
    carry(input) { state in
      for index in responders(to: child) {
        guard let index else {
          body(&state)
          continue
        }
        if let link = behavior.link(index) {
          run(link, input, in: &state)
        } else {
          run(attachments[index - entries.count], input, in: &state)
        }
      }
    }
  }

  /// Runs one entry, and notes what it may have changed.
  private func run(
    _ entry: Behavior<World, State, Input>.Link, _ input: Input, in state: inout State
  ) {
    if let handler = entry.own {
      if let raw = handler(input, &state) { engine.enqueue(raw, of: self) }
      return markRewritten()
    }
    // The entry holds its plan, and this node holds the entry.
    let untaken = entry.uncountedPlan?._withUnsafeGuaranteedRef { descend($0, input, &state) }
    guard let child = untaken ?? nil else { return }
    if let raw = entry.handling.handler(input, &state) {
      ask(for: entry.handling.lift(raw, input))
    }
    child.markRewritten()
  }

  /// Hands an input to the child that it is for.
  ///
  /// - Returns: the child, if no instance of it took the input.
  @inline(__always)
  private func descend(
    _ plan: ChildPlan<World, State, Input>, _ input: Input, _ state: inout State
  ) -> ChildInstances? {
    guard
      let child = opened(plan.token) ?? (plan.claims(input) ? instances(of: plan.token) : nil),
      let isDone = plan.descend(child, input, &state), !isDone
    else { return nil }
    return child
  }

  private func run(
    _ attachment: AttachedChild<State, Input>, _ input: Input, in state: inout State
  ) {
    guard let child = opened(attachment.token),
      let isDone = attachment.descend(child, input, &state), !isDone
    else { return }
    if let start = attachment.handle(input, &state) { engine.enqueue { start(self) } }
    child.markRewritten()
  }

  /// The token and the inputs of the child that an entry is; nil for other entries. The
  /// dispatcher's entries come first, then attachments.
  private func child(ofEntry index: Int) -> (token: ChildToken, inputs: Footprint)? {
    guard index < entries.count else {
      let attachment = attachments[index - entries.count]
      return (attachment.token, attachment.footprint)
    }
    return entries[index].plan.map { ($0.token, $0.footprint) }
  }

  /// The entries to run for an input that a child passes up: all but siblings that take none of the
  /// child's inputs.
  private func responders(to child: ChildInstances) -> [Int?] {
    guard let branches else { return [nil] }
    return branches.responders(to: child) {
      var found: [Int?] = []
      for index in 0..<(entries.count + attachments.count) {
        guard let other = self.child(ofEntry: index) else {
          found.append(index)
          continue
        }
        if other.token === child.token {
          found.append(nil)
        } else if other.inputs.overlaps(child.inputs) {
          found.append(index)
        }
      }
      return found
    }
  }

  override func markOverlapping(_ child: Node) {
    guard let branches, branches.inUse.count > 1, child.index < branches.inUse.count
    else { return }
    for index in branches.overlapping(at: child.index) {
      branches.inUse[index].markRewrittenBySibling()
    }
  }

  @inline(__always)
  private func opened(_ child: ChildToken) -> ChildInstances? {
    // The node holds them.
    uncountedBranches?._withUnsafeGuaranteedRef { $0.opened(child) }
  }

  @inline(__always)
  private final var uncountedBranches: Unmanaged<Branches>? {
    guard let branches else { return nil }
    return Unmanaged.passUnretained(branches)
  }

  override func instances(of child: ChildToken) -> ChildInstances? {
    if let opened = opened(child) { return opened }
    for entry in entries {
      if let plan = entry.plan, plan.token === child { return plan.open(self, world) }
    }
    return nil
  }

  override func child(with mark: ChildMark) -> ChildToken? {
    for entry in entries {
      if let token = entry.plan?.token, token.mark === mark { return token }
    }
    return nil
  }

  override func attach(_ attachment: AttachedChild<State, Input>) {
    guard Reachable.attachments else { return }
    makeExtras().attachments.append(attachment)
    branches?.forgetResponders()
    noteAttachment()
  }

  final func makeExtras() -> Extras<World, State, Input> {
    let extras = extras ?? Extras()
    self.extras = extras
    return extras
  }

  override func adopt(_ instances: ChildInstances) {
    // A part that has gone is not torn down again: it would hold its children, and they it, for ever.
    guard isAlive else { return }
    let branches = branches ?? Branches()
    self.branches = branches
    branches.adopt(instances)
    children.append(instances)
    engine.gate.set(.parts)
    if instances.canChange { instances.noteParts() }
  }

  override var isWatching: Bool { Reachable.watching && extras?.isWatching ?? false }

  override func look() { lookAtState() }
}
