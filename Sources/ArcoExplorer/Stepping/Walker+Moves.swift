import ArcoTesting
import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// Everything that can happen next, the user's steps first.
  func moves(inputs: Int, offers: Int) -> [Move] {
    var moves: [Move] = []
    for index in 0..<inputs { moves.append(.input(index)) }
    for index in 0..<offers { moves.append(.offer(index)) }
    guard isStirred else { return moves }
    for (index, question) in outside.open.enumerated() {
      for answer in question.answers.indices { moves.append(.answer(index, with: answer)) }
    }
    if !held.inputs.isEmpty { moves.append(.receive) }
    if !time.alarms.isEmpty { moves.append(.time) }
    return moves
  }

  /// Takes a step.
  func take(_ move: Move, _ inputs: [Input], _ plans: [PagePlan]) {
    switch move {
    case .input(let index):
      held.send(inputs[index])
      settle()
    case .offer(let index):
      guard let page = shown else { return }
      defer { settle() }
      do {
        try page.perform(plans[index])
      } catch .defect(let defect) {
        notes.problems.append("\(TestPageError.defect(defect))")
      } catch {
        // The page refuses what it was given, as it would in a browser.
      }
    case .answer(let index, let answer):
      let question = outside.open[index]
      fromOutside(of: question.effect) { _ = outside.answer(question.number, with: answer) }
    case .receive:
      held.receive()
      settle()
    case .time:
      let effect = time.alarms.first?.effect
      fromOutside(of: effect) { time.jumpToNext() }
    }
  }

  /// A step from outside in words.
  func label(of move: Move) -> Label {
    switch move {
    case .input, .offer, .receive: return .receive
    case .answer(let index, let answer):
      let question = outside.open[index]
      return .answer(
        name: question.name, about: question.about, number: answer,
        text: question.answers[answer])
    case .time: return .time
    }
  }
}
