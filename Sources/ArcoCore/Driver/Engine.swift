/// The running part of a driver that knows no types: what happens in which order.
///
/// One send goes through four stages, each emptied before the next: **steps** (inputs and moves,
/// pure), **reconciling** (parts that came or went), **starts** (effects) and **views**. Whatever a
/// stage asks for joins the same send, so that an observer sees one change.
@usableFromInline
final class Engine {
  @usableFromInline
  var isBusy = false
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
  var onFlush: (() -> Void)?
  /// Whether a host shows the driver.
  @usableFromInline
  var hasViews: Bool { onFlush != nil }
  /// How much work was done; for tests of what an input costs.
  var counters = Counters()
  private var lastID = 0

  init(interpretation: Interpretation, onProblem: @escaping (Problem) -> Void) {
    self.interpretation = interpretation
    self.onProblem = onProblem
  }

  deinit { mailbox.close() }

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
    isBusy = true
    hasWork = true
    step()
    finish()
  }

  /// Runs letters from the mailbox as one send, each with its follow-ups before the next.
  func deliver(_ letters: ArraySlice<@Sendable () -> Void>) {
    isBusy = true
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
    isBusy = false
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

@available(*, unavailable)
extension Engine: Sendable {}
