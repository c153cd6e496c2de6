import ArcoCore
import ArcoOptics

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Receives an input that an effect sent: it is applied now, and what it does is asserted.
  ///
  ///     try test.receive(.saved) { $0.isSaving = false }
  ///
  /// - Parameter change: makes the state before the input into the state after it.
  /// - Throws: where another input comes first, none comes, or the state is another.
  public func receive(
    _ input: Input, _ change: ((inout State) -> Void)? = nil
  ) throws(TestMismatch) where Input: Equatable {
    let found = try next(text(of: input)) { $0 == input }
    try apply(found, change)
  }

  /// Receives an input of some form, and asserts what it does.
  ///
  ///     try test.receive(FormInput.prisms.loaded) { form, text in form.text = text }
  ///
  /// - Parameter change: makes the state before the input into the state after it, with what the
  ///   input holds.
  /// - Throws: where an input of another form comes first, none comes, or the state is another.
  public func receive<Part>(
    _ form: some AffineFoldOptic<Input, Part>,
    _ change: ((inout State, Part) -> Void)? = nil
  ) throws(TestMismatch) {
    let found = try next("an input with \(Part.self)") { form.extract($0) != nil }
    guard let change, let part = form.extract(found) else { return try apply(found, nil) }
    try apply(found) { change(&$0, part) }
  }

  /// Receives an input that a test knows by a question, and asserts what it does.
  ///
  ///     try test.receive(where: { $0.isFailure }, making: { $0.isSaving = false })
  ///
  /// - Parameter change: makes the state before the input into the state after it.
  /// - Throws: where an input comes first that the question refuses, none comes, or the state is
  ///   another.
  public func receive(
    where isMeant: (Input) -> Bool, making change: ((inout State) -> Void)? = nil
  ) throws(TestMismatch) {
    let found = try next("an input that the test asks for", isMeant)
    try apply(found, change)
  }

  /// Lets virtual time pass, with every timer in its turn and what follows from it.
  ///
  /// Inputs that come of it wait to be received; a loose test applies them on the way. Time goes on
  /// for an effect whether or not its inputs were received: ten seconds have ten ticks of a second.
  /// Timers for the same moment go off in the order in which they were set.
  /// - Precondition: `duration` is not negative.
  public func advance(by duration: Duration) throws(TestMismatch) {
    precondition(duration >= .zero, "time does not go back")
    let end = time.now + duration
    try pause()
    while let next = time.next, next <= end {
      time.jump(to: next)
      try pause()
    }
    time.jump(to: end)
    try pause()
  }

  private func pause() throws(TestMismatch) {
    if strictness == .loose { try settle() } else { try run() }
  }

  /// The input that is to be received next, which the test means.
  private func next(
    _ expected: String, _ isMeant: (Input) -> Bool
  ) throws(TestMismatch) -> Input {
    try run()
    try beginStep()
    while let input = held.inputs.first {
      if isMeant(input) { return input }
      guard strictness == .loose else {
        throw .unexpected(expected: expected, found: text(of: input))
      }
      held.receive()
      try run()
    }
    throw .nothingReceived(expected: expected, unfinished: held.unfinished)
  }

  private func apply(
    _ input: Input, _ change: ((inout State) -> Void)?
  ) throws(TestMismatch) {
    held.receive()
    try check(.receiving(text(of: input)), change)
  }
}
