import ArcoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Sends an input as a user would, and asserts the change of the state.
  ///
  /// - Parameter change: turns the state before the input into the state after it. Leave it out if
  ///   the input changes nothing.
  /// - Throws: a mismatch if the state differs.
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

  /// Runs effects until they all wait for time or have ended, and asserts how they have changed the
  /// state directly, by `Effect.move` or an outlet.
  ///
  /// In a test with ``Strictness/loose``, `settle` also applies the inputs that effects send, up to
  /// ``patience``.
  /// - Parameter change: turns the state before the step into the state after it. In a loose test
  ///   it receives the state after the step, so it should set values.
  /// - Throws: a mismatch if the state differs.
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

  /// Advances virtual time, and runs each timer that becomes due, in order, with the effects that
  /// it wakes.
  ///
  /// The inputs that effects send then wait to be received; a loose test applies them immediately.
  /// Effects do not wait until their inputs are received: a timer of one second sends ten inputs in
  /// ten seconds. Timers for the same moment run in the order in which they were set.
  /// - Precondition: `duration` is not negative.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(TestMismatch) {
    precondition(duration >= .zero, "virtual time cannot go back: advance by zero or more")
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

  /// Stops the driver, as a host does when its page is left or its window is closed.
  ///
  ///     try test.send(.save) { $0.isSaving = true }
  ///     try test.leave()
  ///     try test.receive(.saved) { $0.isSaving = false }
  ///     try test.finish()
  ///
  /// Effects are cancelled, and their inputs that the test has not received are dropped. Effects
  /// with `finishing(within:)` continue while virtual time passes, and their inputs can be received
  /// as before. Inputs that the test sends from now on are ignored, as by any stopped driver.
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

  /// Ends the test, and asserts that every input was received and every effect is over.
  ///
  /// A test with ``Strictness/loose`` asserts only that there were no problems.
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
