#if !hasFeature(Embedded)
  /// A driver that applies the inputs of effects one at a time, when it is told to.
  ///
  /// What an effect does besides sending inputs is applied at once, but never before what it did
  /// earlier: while an input is held, all that the same effect did later waits behind it.
  package final class HeldDriver<World: Sendable, State, Input: Sendable> {
    /// The driver, which starts no task to drain its mail.
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

    /// The inputs that wait, in the order of arrival.
    package var inputs: [Input] {
      prune()
      return held.compactMap(\.input)
    }

    /// Applies the input that waits longest, if there is one.
    package func receive() {
      prune()
      guard let index = held.firstIndex(where: { $0.input != nil }) else { return }
      let letter = held.remove(at: index).letter
      engine.deliver([letter])
      let rest = held.map(\.letter)
      held = []
      rest.forEach(sort)
    }

    /// Takes in what effects left; false if there was nothing.
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

    /// Ends the driver with all its effects, also those that were to be finished: nobody hears
    /// them.
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

    /// The root's input that something would lead to that sends; nothing is handled.
    ///
    /// - Returns: nil where it sends nothing, or more than one input.
    package func hear(_ act: () -> Void) -> Input? {
      arrivals.last = nil
      arrivals.count = 0
      engine.isPeeking = true
      act()
      engine.isPeeking = false
      let input = arrivals.last.take()
      return arrivals.count == 1 ? input : nil
    }

    /// Calls `hear` with each input where it arrives, and as each level above has it: also with those
    /// that a child keeps to itself.
    package func hearHandled(_ hear: @escaping (Any) -> Void) {
      engine.trace = InputTrace(onValue: hear)
    }

    /// Drops what cancelled effects sent.
    func prune() { held.removeAll { !$0.letter.sender.isAlive } }
  }

  @available(*, unavailable)
  extension HeldDriver: Sendable {}
#endif
