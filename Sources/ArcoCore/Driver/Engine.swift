/// The running part of a driver that knows no types: what happens in which order.
///
/// One send goes through four stages, each emptied before the next: **steps** (inputs and moves,
/// pure), **reconciling** (parts that came or went), **starts** (effects) and **views**. Whatever a
/// stage asks for joins the same send, so that an observer sees one change.
@usableFromInline
final class Engine {
  /// What stands in the way of the short path of a send: see ``Gate``.
  @usableFromInline
  var gate: Gate = .open
  /// Whether anything is waiting for ``finish()``.
  @usableFromInline
  var hasWork = false

  private let steps = Queue()
  private let starts = Queue()
  private let later = Queue()

  let mailbox = Mailbox()
  let interpretation: Interpretation
  let onProblem: (Problem) -> Void
  var root: Node?
  /// Tells the host of what was drawn; set by the stage.
  var onFlush: (() -> Void)? {
    didSet { if onFlush != nil { gate.insert(.views) } }
  }
  /// How much work was done; for tests of what an input costs.
  var counters = Counters()
  private var lastID = 0

  init(interpretation: Interpretation, onProblem: @escaping (Problem) -> Void) {
    self.interpretation = interpretation
    self.onProblem = onProblem
  }

  deinit { mailbox.close() }

  var isBusy: Bool { gate.contains(.busy) }

  /// Whether a host shows the driver.
  var hasViews: Bool { gate.contains(.views) }

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds an input or a move to the send at hand.
  func enqueue(_ step: @escaping () -> Void) {
    hasWork = true
    steps.append(step)
  }

  /// Adds an effect to start once the state is settled.
  func start(_ effect: @escaping () -> Void) {
    hasWork = true
    starts.append(effect)
  }

  /// Adds what has to wait until the views show the present state.
  func afterFlush(_ step: @escaping () -> Void) {
    hasWork = true
    later.append(step)
  }

  /// Runs a step as a send of its own, or as part of the one at hand.
  func perform(_ step: @escaping () -> Void) {
    if isBusy { return enqueue(step) }
    gate.insert(.busy)
    hasWork = true
    step()
    finish()
  }

  /// Runs letters from the mailbox as one send, each with its follow-ups before the next.
  func deliver(_ letters: ArraySlice<@Sendable () -> Void>) {
    gate.insert(.busy)
    hasWork = true
    for letter in letters {
      letter()
      steps.runAll()
    }
    finish()
  }

  /// Ends the outermost send: everything that is waiting happens, in order.
  @usableFromInline
  func finish() {
    while hasWork {
      hasWork = false
      steps.runAll()
      root?.reconcile(all: false)
      starts.runAll()
      if hasWork { continue }
      root?.draw(all: false)
      onFlush?()
      later.runAll()
    }
    gate.remove(.busy)
  }

  /// Cancels every effect and forgets every view; what comes later is dropped.
  func stop() {
    mailbox.close()
    steps.removeAll()
    starts.removeAll()
    later.removeAll()
    root?.tearDown()
    root = nil
    onFlush = nil
  }
}

/// Why a send cannot take the short path, from input to state and nothing else.
@usableFromInline
struct Gate: OptionSet {
  @usableFromInline
  let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing stands in the way.
  @inlinable
  static var open: Gate { Gate(rawValue: 0) }
  /// A send is under way.
  @inlinable
  static var busy: Gate { Gate(rawValue: 1) }
  /// A host shows the driver.
  static var views: Gate { Gate(rawValue: 2) }
  /// Some part has instances.
  static var parts: Gate { Gate(rawValue: 4) }
}

@available(*, unavailable)
extension Engine: Sendable {}
