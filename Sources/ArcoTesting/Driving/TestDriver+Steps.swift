import ArcoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Sends an input as a user would, and asserts what its pure part does.
  ///
  /// - Parameter change: makes the state before the input into the state after it; left out where
  ///   that is the same.
  /// - Throws: where it is another.
  public func send(
    _ input: Input,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) -> Void)? = nil
  ) throws(TestMismatch) {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    try checkMoves()
    held.send(input)
    try check(.sending(text(of: input)), change)
  }

  /// Lets effects go as far as they can without time, and asserts what they change by moves.
  ///
  /// A loose test applies all inputs that they send, too, ``patience`` of them at most.
  /// - Parameter change: turns the state before the step into the state after the step. In a loose test
  ///   `change` gets the state after the step, so let it set values.
  /// - Throws: where the state is another than `change` makes.
  public func settle(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) -> Void)? = nil
  ) throws(TestMismatch) {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    try settleStep(change)
  }

  /// Lets virtual time pass, with every timer in its turn and what follows from it.
  ///
  /// Inputs that come of it wait to be received; a loose test applies them on the way. Time goes on
  /// for an effect whether or not its inputs were received: ten seconds have ten ticks of a second.
  /// Timers for the same moment go off in the order in which they were set.
  /// - Precondition: `duration` is not negative.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(TestMismatch) {
    precondition(duration >= .zero, "time does not go back")
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    let end = time.now + duration
    try pause()
    while let next = time.next, next <= end {
      time.jump(to: next)
      try pause()
    }
    time.jump(to: end)
    try pause()
  }

  /// Stops the component as its host does when its page is left or its window is closed.
  ///
  ///     try test.send(.save) { $0.isSaving = true }
  ///     try test.leave()
  ///     try test.receive(.saved) { $0.isSaving = false }
  ///     try test.finish()
  ///
  /// Effects are cancelled, and what they sent and the test did not receive is dropped. Those with
  /// `finishing(within:)` go on, and what they send is received as before; virtual
  /// time that passes counts. What the test sends from now on is ignored, as by any driver that was
  /// stopped.
  public func leave(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(TestMismatch) {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    try checkMoves()
    held.stop()
  }

  /// Ends the test: every input was received, and every effect is over.
  ///
  /// A loose test only asks that there was no problem.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(TestMismatch) {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    try settleStep(nil)
    try checkProblems()
    isFinished = true
    guard strictness == .exhaustive else { return }
    let inputs = held.inputs.map { text(of: $0) }
    let effects = held.unfinished
    guard inputs.isEmpty, effects.isEmpty else {
      return try fail(.unfinished(inputs: inputs, effects: effects))
    }
  }

  private func settleStep(_ change: ((inout State) -> Void)?) throws(TestMismatch) {
    try checkProblems()
    try run()
    if strictness == .loose { _ = try applyAll { _ in false } }
    try check(.settling, change)
  }

  private func pause() throws(TestMismatch) {
    if strictness == .loose { try settleStep(nil) } else { try run() }
  }
}
