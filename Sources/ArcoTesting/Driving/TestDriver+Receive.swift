import ArcoCore
public import ArcoOptics

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Receives an input that an effect sent: it is applied now, and what it does is asserted.
  ///
  ///     try test.send(.save) { $0.isSaving = true }
  ///     try test.receive(.saved) { $0.isSaving = false }
  ///
  /// - Parameter change: makes the state before the input into the state after it.
  /// - Throws: where another input comes first, none comes, or the state is another.
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

  /// Receives an input of some form, and asserts what it does.
  ///
  ///     try test.send(.load)
  ///     try test.receive(matching: FormInput.prisms.loaded) { form, text in form.text = text }
  ///
  /// - Parameter change: makes the state before the input into the state after it, with what the
  ///   input holds.
  /// - Throws: where an input of another form comes first, none comes, or the state is another.
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

  /// Receives an input that a test knows by a question, and asserts what it does.
  ///
  ///     try test.send(.save) { $0.isSaving = true }
  ///     try test.receive(where: { $0.isAnswer }, making: { $0.isSaving = false })
  ///
  /// - Parameter change: makes the state before the input into the state after it.
  /// - Throws: where an input comes first that the question refuses, none comes, or the state is
  ///   another.
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

  /// The input that is to be received next, which the test means; nil where there is none, and that
  /// was reported.
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
