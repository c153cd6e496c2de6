import ArcoTesting
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// Returns every possible next step, the user's steps first.
  ///
  /// - Parameter pace: how long a user may wait at a time before the next event; nil if waiting
  ///   makes no difference.
  func moves(inputs: Int, offers: Int, pace: Duration?) -> [Move] {
    var moves: [Move] = []
    for index in 0..<inputs { moves.append(.input(index)) }
    for index in 0..<offers { moves.append(.offer(index)) }
    guard isStirred else { return moves }
    for (index, question) in outside.open.enumerated() {
      for answer in question.answers.indices { moves.append(.answer(index, with: answer)) }
    }
    if !held.inputs.isEmpty { moves.append(.receive) }
    if let moment = nextMoment {
      let due = time.alarms.count { $0.time <= moment }
      for index in 0..<max(1, due) { moves.append(.time(index)) }
      if let pace, moment - time.now > pace { moves.append(.wait(pace)) }
    }
    return moves
  }

  /// Takes a step.
  func take(_ move: Move, _ inputs: [Input], _ plans: [PagePlan]) {
    switch move {
    case .input(let index): give(inputs[index])
    case .offer(let index):
      guard let page = shown else { return }
      notes.beginStep()
      defer { finishStep() }
      do {
        try page.perform(plans[index])
      } catch .defect(let defect) {
        notes.problems.append("\(TestPageError.defect(defect))")
      } catch {
        // The page refuses such a value, as a browser would.
      }
    case .answer(let index, let answer):
      self.answer(outside.open[index], with: answer)
    case .receive:
      notes.beginStep()
      receiveFirst()
      finishStep()
    case .time(let index): letTimePass(index)
    case .wait(let time): wait(time)
    }
  }

  /// Returns the label of a step from outside.
  func label(of move: Move) -> Label {
    switch move {
    case .input, .offer, .receive: return .receive
    case .answer(let index, let answer):
      let question = outside.open[index]
      return .answer(
        name: question.name, about: question.about.text,
        place: outside.open[..<index].count { $0.readsLike(question) }, number: answer,
        text: question.answers[answer])
    case .time(let index): return .time(index)
    case .wait(let time): return .wait(time)
    }
  }
}
