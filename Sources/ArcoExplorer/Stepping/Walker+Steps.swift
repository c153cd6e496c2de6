import ArcoCore
import ArcoTesting

/// A reason why a walker cannot take a step.
public enum WalkerError: Error, Equatable, Sendable {
  /// There is no such open question. The names of the open ones are `open`.
  case notAsked(String, open: [String])
  /// The question has no answer with this index.
  case noAnswer(Int, to: String, answers: [String])
  /// No timer with this index is due.
  case noTimer
  /// A timer fires before this time has passed.
  case timerIsEarlier
  /// No input from an effect waits.
  case noInput
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// Sends an input, as a user would.
  public func send(_ input: Input) {
    finishStep()
    give(input)
  }

  /// Answers an open question.
  ///
  /// The first input that the effect then sends is handled immediately. Later inputs wait for
  /// ``receive()``.
  /// - Parameters:
  ///   - subject: the text of the question's subject; nil, the default, for any subject.
  ///   - number: the index among the matching questions, from 0, in the order in which they were
  ///     asked.
  ///   - answer: the index of the answer, from 0; values come before failures.
  public func answer(
    _ name: String, about subject: String? = nil, number: Int = 0, with answer: Int = 0
  ) throws(WalkerError) {
    finishStep()
    let those = outside.open.filter { question in
      question.name == name && (subject == nil || question.about.text == subject)
    }
    guard those.indices.contains(number) else {
      throw .notAsked(name, open: outside.open.map(\.name))
    }
    let found = those[number]
    guard found.answers.indices.contains(answer) else {
      throw .noAnswer(answer, to: name, answers: found.answers)
    }
    self.answer(found, with: answer)
  }

  /// Lets time pass until the next timer fires or a queue lets its next effect start.
  public func pass() throws(WalkerError) { try pass(timer: 0) }

  /// Advances the time to the next moment at which a timer is due or a queue lets its next effect
  /// start. If timers are due at that moment, fires one of them.
  ///
  /// - Parameter number: the index of the timer to fire, from 0, among the timers that are due at
  ///   that moment. They are in the order in which they were set.
  public func pass(timer number: Int) throws(WalkerError) {
    finishStep()
    guard let moment = nextMoment, number < max(1, time.alarms.count { $0.time <= moment }) else {
      throw .noTimer
    }
    letTimePass(number)
  }

  /// Lets time pass without an event.
  ///
  /// - Parameter duration: the time to wait; less than the time until the next timer.
  public func pass(for duration: Duration) throws(WalkerError) {
    finishStep()
    if let moment = nextMoment, moment - time.now <= duration { throw .timerIsEarlier }
    wait(duration)
  }

  /// Handles the oldest of the inputs that effects have sent.
  public func receive() throws(WalkerError) {
    finishStep()
    guard !held.inputs.isEmpty else { throw .noInput }
    notes.beginStep()
    receiveFirst()
    finishStep()
  }

  /// The names of the open questions.
  public var questions: [String] {
    settle()
    return outside.open.map(\.name)
  }
}
