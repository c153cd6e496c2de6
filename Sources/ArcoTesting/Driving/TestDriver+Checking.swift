import ArcoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  func begin(_ location: TestLocation) {
    step = location
    isFinished = false
  }

  /// Fails if the state has changed since the last step, and no step has asserted the change.
  func checkMoves() throws(TestMismatch) {
    try checkProblems()
    guard strictness == .exhaustive, objects?.changed != nil || !isSame(state, known) else {
      return
    }
    try check(.moving, nil)
  }

  func checkProblems() throws(TestMismatch) {
    guard let problem = notes.problems.first else { return }
    notes.problems = []
    try fail(.problem(problem.message))
  }

  /// Compares the state with the expected state, which the closure makes from the known state.
  func check(
    _ moment: TestMismatch.Moment, _ change: ((inout State) -> Void)?
  ) throws(TestMismatch) {
    let found = state
    let before = known
    var expected = strictness == .exhaustive ? known : found
    known = found
    let changed = objects?.changed
    if strictness == .exhaustive, objects != nil || !isSame(before, found) {
      objects = ReferredObjects(in: found)
    }
    if let changed { return try fail(.changedInPlace(moment, changed)) }
    change?(&expected)
    guard isSame(expected, found) else {
      // A problem of the step may explain the difference, so it is reported first.
      try checkProblems()
      return try fail(.state(moment, differences(expected: expected, found: found)))
    }
    if change != nil, strictness == .exhaustive, isSame(before, found) {
      try fail(.assertsNothing(moment))
    }
  }

  /// Compares states. A state that contains a NaN equals itself.
  private func isSame(_ one: State, _ other: State) -> Bool {
    one == other || areSame(one, other)
  }

  /// Runs effects until they all wait for time or have ended.
  func run() throws(TestMismatch) {
    var turns = 0
    while held.takeMail() || executor.runNext() || ringDue() {
      turns += 1
      guard turns < patience else { return try fail(.restless(turns: turns, inputs: [])) }
    }
  }

  /// Applies waiting inputs, and the inputs that result from them, up to one that `isMeant`
  /// accepts. Returns false if there are more than `patience`.
  func applyAll(upTo isMeant: (Input) -> Bool) throws(TestMismatch) -> Bool {
    var applied = 0
    var last: [Input] = []
    while let input = held.inputs.first, !isMeant(input) {
      guard applied < patience else {
        try fail(.restless(turns: applied, inputs: distinct(last.map { text(of: $0) })))
        return false
      }
      applied += 1
      last = last.suffix(7) + [input]
      held.receive()
      try run()
    }
    return true
  }

  private func distinct(_ texts: [String]) -> [String] {
    texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
  }

  private func ringDue() -> Bool {
    guard let next = time.next, next <= time.now else { return false }
    time.jump(to: time.now)
    return true
  }

  /// Returns what an exhaustive test has not asserted when its driver is released.
  func leftOver() -> TestMismatch.Reason? {
    guard strictness == .exhaustive, !isFinished, !hasFailed else { return nil }
    var turns = 0
    while turns < patience, held.takeMail() || executor.runNext() || ringDue() { turns += 1 }
    if let problem = notes.problems.first { return .problem(problem.message) }
    if let changed = objects?.changed { return .changedInPlace(.moving, changed) }
    if !isSame(state, known) {
      return .state(.moving, differences(expected: known, found: state))
    }
    let inputs = held.inputs.map { text(of: $0) }
    let effects = held.unfinished
    return inputs.isEmpty && effects.isEmpty
      ? nil : .releasedUnfinished(inputs: inputs, effects: effects)
  }
}
