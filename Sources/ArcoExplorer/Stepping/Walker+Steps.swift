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
  /// No effect has sent an input that waits.
  case noInput
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// Sends an input as a user would.
  public func send(_ input: Input) {
    settle()
    held.send(input)
    settle()
  }

  /// Ends what is asked outside, in one of the ways that were listed.
  ///
  /// What the effect sends first is handled at once; what it sends then waits for ``receive()``.
  /// - Parameters:
  ///   - subject: what is asked about, where that tells questions of one name apart.
  ///   - answer: the number of the answer, from 0, values before failures.
  public func answer(
    _ name: String, about subject: String? = nil, with answer: Int = 0
  ) throws(WalkerError) {
    settle()
    let found = outside.open.first { question in
      question.name == name && (subject == nil || question.about == subject)
    }
    guard let found else { throw .notAsked(name, open: outside.open.map(\.name)) }
    guard found.answers.indices.contains(answer) else {
      throw .noAnswer(answer, to: name, answers: found.answers)
    }
    fromOutside(of: found.effect) { _ = outside.answer(found.number, with: answer) }
  }

  /// Lets time pass up to the next timer.
  public func pass() throws(WalkerError) {
    settle()
    guard let alarm = time.alarms.first else { throw .noTimer }
    fromOutside(of: alarm.effect) { time.jumpToNext() }
  }

  /// Handles the input that waits longest, of those that effects sent.
  public func receive() throws(WalkerError) {
    settle()
    guard !held.inputs.isEmpty else { throw .noInput }
    held.receive()
    settle()
  }

  /// What is asked outside and not answered.
  public var questions: [String] {
    settle()
    return outside.open.map(\.name)
  }
}
