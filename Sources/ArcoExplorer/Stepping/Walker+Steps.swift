import ArcoCore
import ArcoTesting

/// Why a walker cannot take a step.
public enum WalkerError: Error, Equatable, Sendable {
  /// Nobody asks this: what is asked.
  case notAsked(String, open: [String])
  /// There is no such answer.
  case noAnswer(Int, to: String, answers: [String])
  /// No timer is set.
  case noTimer
  /// A timer goes off before that.
  case timerIsEarlier
  /// No effect has sent an input that waits.
  case noInput
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// Sends an input as a user would.
  public func send(_ input: Input) {
    finishStep()
    give(input)
  }

  /// Ends what is asked outside, in one of the ways that were listed.
  ///
  /// What the effect sends first is handled at once; what it sends then waits for ``receive()``.
  /// - Parameters:
  ///   - subject: what is asked about, where that tells questions of one name apart.
  ///   - number: which of those, from 0 in the order in which they were asked.
  ///   - answer: the number of the answer, from 0, values before failures.
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

  /// Lets time pass up to the next timer, or up to where a queue would let the next effect start.
  public func pass() throws(WalkerError) { try pass(timer: 0) }

  /// Lets time pass up to the next moment, and one of the timers that are due then go off.
  ///
  /// - Parameter number: which one, from 0 in the order in which they were set.
  public func pass(timer number: Int) throws(WalkerError) {
    finishStep()
    guard let moment = nextMoment, number < max(1, time.alarms.count { $0.time <= moment }) else {
      throw .noTimer
    }
    letTimePass(number)
  }

  /// Lets time pass in which no timer goes off.
  ///
  /// - Parameter duration: less than the time to the next timer.
  public func pass(for duration: Duration) throws(WalkerError) {
    finishStep()
    if let moment = nextMoment, moment - time.now <= duration { throw .timerIsEarlier }
    wait(duration)
  }

  /// Handles the input that waits longest, of those that effects sent.
  public func receive() throws(WalkerError) {
    finishStep()
    guard !held.inputs.isEmpty else { throw .noInput }
    notes.beginStep()
    receiveFirst()
    finishStep()
  }

  /// What is asked outside and not answered.
  public var questions: [String] {
    settle()
    return outside.open.map(\.name)
  }
}
