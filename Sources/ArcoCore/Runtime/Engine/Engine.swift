/// The running part of a driver that knows no types: what happens in which order.
///
/// One send goes through four stages, each emptied before the next: **steps** (inputs and moves,
/// pure), **reconciling** (parts that came or went), **starts** (effects) and **views**. Whatever a
/// stage asks for joins the same send, so that an observer sees one change.
@usableFromInline
final class Engine {
  /// What stands in the way of the short path of a send: see ``Gate``.
  ///
  /// In memory of its own, as it is read and written in one step each, never across a call: the
  /// check of overlapping access that a property gets would cost half of a small send.
  @usableFromInline
  let gate: UnsafeMutablePointer<UInt16>
  private let steps = Backlog<Step>()
  private let starts = Backlog<Start>()
  /// Whether a cancellation is among the starts.
  private var hasToCancel = false
  private let later = Backlog<Step>()
  /// How many inputs may still follow within the send at hand, its own counted; below zero there were
  /// too many.
  private var followUpsLeft = 0

  let mailbox = Mailbox()
  let interpretation: Interpretation
  var onProblem: (Problem) -> Void
  var root: Node?
  /// Nodes whose whole state may have changed since their parts were compared with it.
  private var unsettled: [Node] = []
  /// Whether some part looks at its state after each change.
  var isWatched = false
  /// Nodes that look at their state, which changed below.
  private var watching: [Node] = []
  /// Tells the host of what was drawn; set by the stage.
  var onFlush: (() -> Void)? {
    didSet { if onFlush != nil { gate.pointee |= Gate.views } }
  }
  /// What becomes of effects whose part is left, if some are to be finished.
  var departure: Departure?
  /// Whether an input of a part that was left looks for the part that is in its place.
  var isForwarding = false
  #if hasFeature(Embedded)
    var isPeeking: Bool { false }
    var isReplaying: Bool { false }
    var trace: InputTrace? { nil }
  #else
    /// Whether inputs only find the way to the root, to be seen there, and nothing is done.
    var isPeeking = false
    /// Whether inputs are those of a recording: what follows them is in it, or is not to happen.
    var isReplaying = false
    /// Hears of every input, as the outermost part that knows of it sees it.
    var trace: InputTrace? {
      didSet { gate.pointee |= Gate.traced }
    }
    /// Collects the inputs of a send without end, for a message.
    private var repeating: RepeatingInputs?
    /// Hears of each view before the state that it keeps for itself changes.
    var hearLocal: ((Node) -> Void)?
  #endif
  /// How much work was done; for tests of what an input costs.
  var counters = DriverCounters()
  private var lastID = 0
  /// The sends so far, and who waits for them.
  let sends = SendLedger()
  /// The effect whose mail is delivered.
  private(set) var sender: Running?
  /// What those speak through who wait for a send or cancel it.
  private var clerk: Running?

  init(interpretation: Interpretation, onProblem: @escaping (Problem) -> Void) {
    self.gate = .allocate(capacity: 1)
    self.gate.initialize(to: Gate.open)
    self.interpretation = interpretation
    self.onProblem = onProblem
  }

  deinit { gate.deallocate() }

  var isBusy: Bool { gate.pointee & Gate.busy != 0 }

  /// Whether a host shows the driver.
  var hasViews: Bool { gate.pointee & Gate.views != 0 }

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds an input or a move to the send at hand.
  func enqueue(_ step: @escaping () -> Void) {
    gate.pointee |= Gate.work | Gate.steps
    steps.append(Step(content: .run(step), origin: sends.origin))
  }

  /// Adds what a node's handler asked for to the send at hand.
  func enqueue(_ effect: RawEffect, of node: Node) {
    gate.pointee |= Gate.work | Gate.steps
    steps.append(Step(content: .carryOut(effect, node), origin: sends.origin))
  }

  /// Adds what has to wait until the state is settled.
  func start(_ start: Start) {
    gate.pointee |= Gate.work
    starts.append(start)
  }

  /// Adds a cancellation, which comes before all other starts.
  func cancelLater(
    _ target: CancellationTarget, of node: Node, then sequel: Sequel?, _ origin: Origin
  ) {
    start(.cancel(target, of: node, then: sequel, origin))
    hasToCancel = true
  }

  /// Tells who waits for an effect, if anybody does, that it is over, once the views show the
  /// present state.
  func afterFlush(_ sequel: Sequel?, of origin: Origin) {
    guard let sequel else { return }
    gate.pointee |= Gate.work
    later.append(Step(content: .run(sequel.partIsOver), origin: origin))
  }

  /// Adds a node whose parts have to be compared with its state.
  func settleLater(_ node: Node) {
    gate.pointee |= Gate.unsettled
    unsettled.append(node)
  }

  /// Adds a node that looks at its state, which changed.
  func watchLater(_ node: Node) {
    gate.pointee |= Gate.unsettled
    watching.append(node)
  }

  /// Whether the driver was stopped: nothing comes in from outside any more.
  var isStopped: Bool { gate.pointee & Gate.stopped != 0 }

  /// Whether the driver was stopped within the send at hand, which ends where it is.
  var isCut: Bool { gate.pointee & Gate.cut != 0 }

  /// Holds a reader of state to its turn.
  @usableFromInline
  func checkReadable() {
    precondition(
      gate.pointee & Gate.changing == 0,
      """
      the state of a driver was read while it is being changed: a handler, a move, an optic or an == \
      that these use looks at what it is given, not at the driver
      """)
  }

  /// Begins a send of its own.
  @usableFromInline
  func beginSend() {
    sends.begin()
    followUpsLeft = interpretation.followUps
  }

  /// The send that is under way or was last, for who asked for it.
  @usableFromInline
  var sent: Sent {
    guard let number = isBusy ? sends.atHand : sends.outermostAsking else { return .nothing }
    if clerk == nil, let root {
      clerk = Running(id: nil, owner: root)
      mailbox.startDraining()
    }
    return Sent(clerk: clerk, number: number)
  }

  /// Runs a step as a send of its own, or as part of the one at hand.
  func perform(_ step: @escaping () -> Void) {
    if isBusy { return enqueue(step) }
    sends.origin = .none
    followUpsLeft = interpretation.followUps
    gate.pointee |= Gate.busy | Gate.work
    step()
    finish()
  }

  /// Has views shown from now on, beginning with those that `mount` makes.
  func show(by flush: @escaping () -> Void, mount: @escaping () -> Void) {
    onFlush = flush
    if isBusy { mount() } else { perform(mount) }
  }

  /// Runs what parts that look at their state ask for as they are made, outside of a send.
  func catchUp() {
    if isWatched, !isBusy { perform {} }
  }

  /// Keeps effects of a send from starting.
  func revoke(sentBy number: Int) {
    starts.each { start in
      if case .begin(let effect) = start, effect.origin.send == number { effect.stop() }
    }
  }

  /// Runs letters from the mailbox as one send, each with its follow-ups before the next.
  func deliver(_ letters: ArraySlice<Letter>) {
    gate.pointee |= Gate.busy | Gate.work
    for letter in letters where !isCut { deliver(letter) }
    finish()
  }

  private func deliver(_ letter: Letter) {
    sends.origin = Origin(send: 0, chain: letter.sender.origin.chain)
    followUpsLeft = interpretation.followUps
    sender = letter.sender
    letter.deliver()
    runSteps()
    sender = nil
    reconcile()  // else what a part's effect sent after the part had gone would still arrive
    letter.close()
  }

  /// Ends the outermost send: everything that is waiting happens, in order.
  @usableFromInline
  func finish() {
    doWork()
    if gate.pointee & Gate.stopped != 0 { windUp() }
    gate.pointee &= ~Gate.busy
  }

  private func doWork() {
    while gate.pointee & (Gate.work | Gate.cut) == Gate.work {
      gate.pointee &= ~Gate.work
      runSteps()
      reconcile()
      runStarts()
      if gate.pointee & (Gate.work | Gate.cut) != 0 { continue }
      root?.draw(all: false)
      if !isCut { onFlush?() }
      while !isCut, let step = later.next() { run(step) }
    }
    sends.endWaits()
  }

  func reconcile() {
    guard gate.pointee & Gate.unsettled != 0 else { return }
    gate.pointee &= ~Gate.unsettled
    var index = 0
    while index < unsettled.count, !isCut {
      unsettled[index].reconcile()
      index += 1
    }
    if index > 0 { unsettled.removeAll(keepingCapacity: index < 64) }
    if watching.isEmpty { return }
    var looking: [Node] = []
    swap(&looking, &watching)
    for node in looking where !isCut { node.lookAgain() }
  }

  func runSteps() {
    guard gate.pointee & Gate.steps != 0 else { return }
    while !isCut, let step = steps.next() { run(step) }
    gate.pointee &= ~Gate.steps
  }

  private func run(_ step: Step) {
    sends.origin = step.origin
    switch step.content {
    case .run(let run): run()
    case .carryOut(let effect, let node): node.carryOut(effect, before: nil)
    }
  }

  private func runStarts() {
    if hasToCancel { cancelTogether() }
    while !isCut, let start = starts.next() {
      switch start {
      case .begin(let effect): effect.owner.begin(effect)
      case .settle(let line): line.settle()
      case .cancel: break  // `cancelTogether` has taken them all.
      }
    }
  }

  /// Carries out every cancellation that waits, before anybody takes a place.
  ///
  /// Each covers what was asked for before it and not what was asked for after it, so effects are
  /// listed on the way, in order. What stays waits again.
  private func cancelTogether() {
    hasToCancel = false
    var left = starts.count
    while left > 0, !isCut, let start = starts.next() {
      left -= 1
      switch start {
      case .begin(let effect):
        effect.owner.list(effect)
        starts.append(start)
      case .settle: starts.append(start)
      case .cancel(let target, let node, let sequel, let origin):
        node.cancel(target)
        afterFlush(sequel, of: origin)
      }
    }
  }

  /// Ends everything, from wherever it is asked for: a send under way ends where it is.
  ///
  /// A closure of a user's that is called in the middle of something may ask for it, so nothing that
  /// somebody further up still walks through is taken apart before that is over.
  func stop() {
    guard !isStopped else { return }
    gate.pointee |= Gate.stopped
    if isBusy {
      gate.pointee |= Gate.cut
    } else {
      gate.pointee |= Gate.busy | Gate.cut
      finish()
    }
  }

  /// Ends a driver that was stopped, or what is left of it to be finished.
  private func windUp() {
    if isCut {
      gate.pointee &= ~Gate.cut
      dropWhatWaits()
      onFlush = nil
      if let departure, departure.begin(self) { doWork() }
    }
    if let departure, departure.isUnderWay(self) { return }
    let left = departure
    departure = nil
    left?.each { $0.cancelAll() }
    mailbox.close()
    root?.tearDown()
    root = nil
    clerk = nil
    dropWhatWaits()  // what cancelling asked for
    unsettled = []
    watching = []
    sends.endWaits(all: true)
    #if !hasFeature(Embedded)
      left?.whenOver?()
    #endif
  }

  private func dropWhatWaits() {
    steps.removeAll()
    starts.removeAll()
    hasToCancel = false
    later.removeAll()
  }
}

extension Engine {
  /// Counts an input of the send at hand; false if it is dropped, as there were too many.
  func admitInput() -> Bool {
    followUpsLeft -= 1
    return followUpsLeft >= -1 || mayFollow()
  }

  /// Whether an input may still follow though there were too many: the first ones may, so that the
  /// message names them.
  private func mayFollow() -> Bool {
    #if hasFeature(Embedded)
      if followUpsLeft == -2 { onProblem(.endlessInputs([], limit: interpretation.followUps)) }
      return false
    #else
      if followUpsLeft == -2 {
        let repeating = RepeatingInputs(heardBefore: trace)
        self.repeating = repeating
        trace = repeating.trace
      }
      guard let repeating else { return false }
      if followUpsLeft > -RepeatingInputs.count { return true }
      trace = repeating.heardBefore
      self.repeating = nil
      onProblem(.endlessInputs(repeating.inputs, limit: interpretation.followUps))
      return false
    #endif
  }
}

/// Why a send cannot take the short path, from input to state and nothing else; each a bit.
@usableFromInline
enum Gate {
  /// Nothing stands in the way.
  @inlinable
  static var open: UInt16 { 0 }
  /// A send is under way.
  @inlinable
  static var busy: UInt16 { 1 }
  /// A host shows the driver.
  static var views: UInt16 { 2 }
  /// Some part has instances.
  static var parts: UInt16 { 4 }
  /// Inputs or moves are waiting.
  static var steps: UInt16 { 8 }
  /// The driver was stopped.
  static var stopped: UInt16 { 16 }
  /// Somebody reads along.
  static var traced: UInt16 { 32 }
  /// Anything is waiting for ``Engine/finish()``.
  static var work: UInt16 { 64 }
  /// Nodes are waiting to be compared with their state, or to look at it.
  static var unsettled: UInt16 { 128 }
  /// State is changed in place, by a handler, a move and the optics that they use.
  @inlinable
  static var changing: UInt16 { 256 }
  /// The driver was stopped within the send at hand, which ends where it is.
  static var cut: UInt16 { 512 }
}

@available(*, unavailable)
extension Engine: Sendable {}
