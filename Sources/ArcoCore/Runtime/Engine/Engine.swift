/// The running part of a driver that knows no types: what happens in which order.
///
/// One send goes through four stages, each emptied before the next: **steps** (inputs and moves,
/// pure), **reconciling** (parts that came or went), **starts** (effects) and **views**. Whatever a
/// stage asks for joins the same send, so that an observer sees one change.
@usableFromInline
final class Engine: MailRecipient {
  @usableFromInline
  let gate = Gate()
  let steps = FIFO<Step>()
  let starts = FIFO<Startable>()
  /// Work that waits until the views of the previous work have run.
  let later = FIFO<Step>()
  /// Whether a cancellation is among the starts.
  var hasToCancel = false
  /// How many inputs may still follow within the send at hand. The send's own input is counted too,
  /// so below -1 there were too many.
  var followUpsLeft = 0

  let mailbox = Mailbox()
  let interpretation: Interpretation
  var onProblem: (Problem) -> Void
  var root: EngineNode?
  /// Nodes whose whole state may have changed since their parts were compared with it. No access to it
  /// spans a call, so none is checked.
  @exclusivity(unchecked)
  var unreconciled: [EngineNode] = []
  /// Whether some part looks at its state after each change.
  var isWatched = false
  /// Nodes that have to look at their state again; as `unreconciled`.
  @exclusivity(unchecked)
  var watching: [EngineNode] = []
  /// The token for watches that begin now. It is later than the tokens of all earlier sends, of other
  /// drivers, and of states that the send at hand has reconciled already. For what reconciling mounts,
  /// it is later than all tokens of the send.
  var watchToken = Token.next()
  /// A function of the host that encloses all work that may run views. The views of new parts run
  /// when the parts are mounted.
  var aroundViews: ((() -> Void) -> Void)?
  /// Tells the host of what was drawn; set by `show(by:around:mount:)`.
  var onFlush: (() -> Void)? {
    didSet { if onFlush != nil { gate.set(.views) } }
  }
  /// The handling of effects whose part is left, if some are to be finished.
  var departure: Departure?
  /// Whether an input of a part that was left looks for the part that is in its place.
  var isForwarding = false
  #if hasFeature(Embedded)
    var isPeeking: Bool { false }
    var isReplaying: Bool { false }
    var trace: InputTrace? { nil }
  #else
    /// Whether inputs are only carried to the root to be read there, and change nothing.
    var isPeeking = false
    /// Whether inputs come from a recording. They start no effects, as the inputs of those effects
    /// are in the recording, too.
    var isReplaying = false
    /// The behaviour of watchers of the state while the driver is paused; nil otherwise.
    var pausing: Pausing?
    /// Hears of every input, in the form of the outermost part that knows of it.
    var trace: InputTrace? {
      didSet { if trace == nil { gate.clear(.traced) } else { gate.set(.traced) } }
    }
    /// Collects the inputs of a send without end, for a message.
    var repeating: RepeatingInputs?
    /// The effects that say what becomes of them if the process ends first; nil before the first one.
    var fates: FateLedger?
    /// Hears of local state just before it changes.
    var hearLocal: ((EngineNode) -> Void)?
  #endif
  /// How much work was done; for tests of what an input costs.
  var counters = DriverCounters()
  private var lastID = 0
  /// How often state was written.
  private(set) var writes = 0
  /// The sends so far, and who waits for them.
  let sends = SendLedger()
  /// The sender whose letter is being delivered.
  private(set) var sender: Sender?
  /// Speaks for those who wait for a send or cancel it.
  private(set) var requester: Requester?

  init(interpretation: Interpretation, onProblem: @escaping (Problem) -> Void) {
    self.interpretation = interpretation
    self.onProblem = onProblem
  }

  deinit { gate.deallocate() }

  var isBusy: Bool { gate.has(.busy) }

  /// Whether a host shows the driver.
  @usableFromInline
  var hasViews: Bool { gate.has(.views) }

  /// Records a write to the state: earlier drawings may be outdated.
  func noteWrite() { writes &+= 1 }

  @usableFromInline
  func makeID() -> Int {
    lastID &+= 1  // an `Int` of 32 bits runs out in a page that is open for weeks
    return lastID
  }

  /// Stops the program if the state is read while it is being changed.
  @usableFromInline
  func checkReadable() {
    precondition(
      !gate.isChanging,
      """
      the state of a driver was read while it is being changed: a handler, a move, and the optics \
      and == that they use must read their arguments, not the driver
      """)
  }

  /// The send that is under way or was last, as its caller gets it.
  @usableFromInline
  var sent: SendTask {
    guard let number = isBusy ? sends.atHand : sends.outermostAsking else { return .nothing }
    if requester == nil, root != nil {
      requester = Requester(engine: self)
      mailbox.startDraining()
    }
    return SendTask(requester: requester, number: number)
  }

  /// Lets go of the requester, as nothing will be delivered any more.
  func forgetRequester() { requester = nil }

  // MailRecipient

  /// Runs letters from the mailbox as one send, each with its follow-ups before the next. A letter
  /// that stops the driver ends that send. The end of its effect and the letters behind it are another
  /// send, of the effects that are to be finished.
  override func deliver(_ letters: ArraySlice<Letter>) {
    enter()
    for letter in letters {
      deliver(letter)
      if isCut {
        finish()
        if root == nil { return }
        enter()
      }
      letter.close()
    }
    finish()
  }

  private func deliver(_ letter: Letter) {
    sends.origin = Origin(send: 0, chain: letter.sender.origin.chain)
    allowFollowUps()
    sender = letter.sender
    letter.deliver()
    runSteps()
    sender = nil
    reconcile()  // else what a part's effect sent after the part had gone would still arrive
  }

  #if hasFeature(Embedded)
    override func take(_ letter: Letter) {
      guard isBusy else { return deliver([letter]) }
      enqueue {
        letter.deliver()
        letter.close()
      }
    }
  #endif
}
