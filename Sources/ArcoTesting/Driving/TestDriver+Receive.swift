import ArcoCore
public import ArcoOptics

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Receives an input that an effect has sent: applies it, and asserts the change.
  ///
  ///     try test.send(.save) { $0.isSaving = true }
  ///     try test.receive(.saved) { $0.isSaving = false }
  ///
  /// - Parameter change: turns the state before the input into the state after it.
  /// - Throws: a mismatch if another input comes first, no input comes, or the state differs.
  public func receive(
    _ input: Input,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State) -> Void)? = nil
  ) throws(TestMismatch) where Input: Equatable {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    guard let found = try next(text(of: input), { $0 == input || areSame($0, input) }) else {
      return
    }
    try apply(found, change)
  }

  /// Receives an input that matches an optic, and asserts the change.
  ///
  ///     try test.send(.load)
  ///     try test.receive(matching: FormInput.prisms.loaded) { form, text in form.text = text }
  ///
  /// - Parameter change: turns the state before the input into the state after it. Its second
  ///   argument is the value that the optic finds in the input.
  /// - Throws: a mismatch if an input that does not match comes first, no input comes, or the state
  ///   differs.
  public func receive<Part>(
    matching form: some AffineFoldOptic<Input, Part>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ change: ((inout State, Part) -> Void)? = nil
  ) throws(TestMismatch) {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    guard let found = try next("an input with \(Part.self)", { form.extract($0) != nil }) else {
      return
    }
    guard let change, let part = form.extract(found) else { return try apply(found, nil) }
    try apply(found) { change(&$0, part) }
  }

  /// Receives an input that a closure accepts, and asserts the change.
  ///
  ///     try test.send(.save) { $0.isSaving = true }
  ///     try test.receive(where: { $0.isAnswer }, making: { $0.isSaving = false })
  ///
  /// - Parameter change: turns the state before the input into the state after it.
  /// - Throws: a mismatch if an input that `isMeant` refuses comes first, no input comes, or the
  ///   state differs.
  public func receive(
    where isMeant: (Input) -> Bool,
    making change: ((inout State) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(TestMismatch) {
    begin(TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    guard let found = try next("an input that the test asks for", isMeant) else { return }
    try apply(found, change)
  }

  /// Returns the next input, if it is the expected one. Otherwise reports a mismatch and returns
  /// nil.
  private func next(
    _ expected: String, _ isMeant: (Input) -> Bool
  ) throws(TestMismatch) -> Input? {
    try run()
    try checkMoves()
    if strictness == .loose, try !applyAll(upTo: isMeant) { return nil }
    guard let input = held.inputs.first else {
      try fail(
        .nothingReceived(
          expected: expected, unfinished: held.unfinished,
          nextTimer: time.next.map { $0 - time.now }))
      return nil
    }
    guard isMeant(input) else {
      try fail(.unexpected(expected: expected, found: text(of: input)))
      return nil
    }
    return input
  }

  private func apply(
    _ input: Input, _ change: ((inout State) -> Void)?
  ) throws(TestMismatch) {
    held.receive()
    try check(.receiving(text(of: input)), change)
  }
}
