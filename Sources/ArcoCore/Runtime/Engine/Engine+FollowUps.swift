// The bound to what may follow a send.
extension Engine {
  /// Gives what follows the send at hand the whole bound, whatever an earlier one left of it.
  func allowFollowUps() {
    followUpsLeft = interpretation.followUps
    #if !hasFeature(Embedded)
      if let repeating {
        trace = repeating.heardBefore
        self.repeating = nil
      }
    #endif
  }

  /// Counts an input of the send at hand; false if it is dropped, as there were too many.
  func admitInput() -> Bool {
    followUpsLeft -= 1
    return followUpsLeft >= -1 || mayFollow()
  }

  /// Whether an input may still follow although the limit is passed. A few may, so that the problem
  /// names them.
  private func mayFollow() -> Bool {
    #if hasFeature(Embedded)
      if followUpsLeft == -2 { onProblem(.endlessInputs([], limit: interpretation.followUps)) }
      return false
    #else
      if followUpsLeft == -2 {
        let repeating = RepeatingInputs(heardBefore: trace)
        self.repeating = repeating
        trace = repeating.trace
      }
      guard let repeating else { return false }
      if followUpsLeft > -RepeatingInputs.count { return true }
      trace = repeating.heardBefore
      self.repeating = nil
      onProblem(.endlessInputs(repeating.inputs, limit: interpretation.followUps))
      return false
    #endif
  }
}
