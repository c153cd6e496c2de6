#if !hasFeature(Embedded)
  /// A driver that applies the inputs of effects one at a time, on request.
  ///
  /// Other actions of an effect are applied immediately, but in order: while an input of the effect
  /// is held, the effect's later actions wait behind it.
  package final class HeldDriver<World: Sendable, State, Input: Sendable> {
    /// The driver. It starts no task that delivers letters.
    package let driver: Driver<World, State, Input>
    let engine: Engine
    private let arrivals: Arrivals
    var held: [(letter: Letter, input: Input?)] = []

    private final class Arrivals {
      var last: Input?
      /// How many inputs arrived since somebody listens.
      var count = 0
    }

    package init(
      _ dispatcher: Dispatcher<World, State, Input>,
      state: State,
      world: World,
      interpretation: Interpretation,
      onProblem: @escaping (Problem) -> Void
    ) {
      let arrivals = Arrivals()
      engine = Engine(interpretation: interpretation, onProblem: onProblem)
      engine.mailbox.openByHand(for: engine)
      let box = Box(state, in: engine)
      let location = Location<State, Input>(
        look: { _, body in box.look(body) },
        change: { _, body in box.change(body) },
        carry: { _, input, body in
          arrivals.last = input
          arrivals.count += 1
          box.change(body)
        },
        isPartOfParent: false)
      driver = Driver(dispatcher, box: box, location: location, world: world, engine: engine)
      self.arrivals = arrivals
    }

    /// The held inputs, in the order of arrival.
    package var inputs: [Input] {
      prune()
      return held.compactMap(\.input)
    }

    /// Applies the oldest held input, if there is one.
    package func receive() {
      prune()
      guard let index = held.firstIndex(where: { $0.input != nil }) else { return }
      let letter = held.remove(at: index).letter
      engine.deliver([letter])
      let rest = held.map(\.letter)
      held = []
      rest.forEach(sort)
    }

    /// Takes the letters of effects from the mailbox; false if there were none.
    package func takeMail() -> Bool {
      let letters = engine.mailbox.takeAll()
      letters.forEach(sort)
      return !letters.isEmpty
    }

    /// The effects that are not over.
    package var unfinished: [UnfinishedEffect] {
      var found: [UnfinishedEffect] = []
      engine.eachEffect { effect in
        guard let effect = effect as? RunningEffect else { return }
        found.append(
          UnfinishedEffect(id: effect.id, queue: effect.queue?.name, hasBegun: effect.hasBegun))
      }
      return found
    }

    /// Stops the driver and cancels all its effects, including those with `finishing(within:)`.
    package func end() {
      let departure = engine.departure
      engine.departure = nil
      driver.stop()
      departure?.each { $0.cancelAll() }
      // A driver that was stopped before still waits for these effects, and may end now.
      if departure != nil, !engine.isBusy { engine.deliver([]) }
    }

    private func sort(_ letter: Letter) {
      guard letter.sender.isAlive else { return }
      let input = peek(letter)
      if input != nil || held.contains(where: { $0.letter.sender === letter.sender }) {
        held.append((letter, input))
      } else {
        engine.deliver([letter])
      }
    }

    /// The root's input that a letter leads to, if any.
    private func peek(_ letter: Letter) -> Input? {
      switch letter.content {
      case .first, .input: break
      case .ring, .other, .end: return nil
      }
      arrivals.last = nil
      engine.isPeeking = true
      letter.deliver()
      engine.isPeeking = false
      return arrivals.last.take()
    }

    /// Returns the root's input to which an action leads, without handling the input.
    ///
    /// - Parameter act: an action that sends inputs.
    /// - Returns: nil if the action sends no input, or more than one.
    package func hear(_ act: () -> Void) -> Input? {
      arrivals.last = nil
      arrivals.count = 0
      engine.isPeeking = true
      act()
      engine.isPeeking = false
      let input = arrivals.last.take()
      return arrivals.count == 1 ? input : nil
    }

    /// Calls `hear` with each input at the instance where it arrives, and with the embedded input
    /// at each level above. Private inputs of children are included.
    package func hearHandled(_ hear: @escaping (Any) -> Void) {
      engine.trace = InputTrace(onValue: hear)
    }

    /// Drops what cancelled effects sent.
    func prune() { held.removeAll { !$0.letter.sender.isAlive } }
  }

  @available(*, unavailable)
  extension HeldDriver: Sendable {}
#endif
