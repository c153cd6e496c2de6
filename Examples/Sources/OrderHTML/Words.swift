import OrderFeature

extension OrderProblem {
  /// The problem in words.
  var text: String {
    switch self {
    case .noName: "Say who you are."
    case .noNumber(let most): "Write a whole number from 0 to \(most)."
    case .nothing: "Order a cup of something."
    }
  }
}

extension Result where Failure == OrderProblem {
  var problem: OrderProblem? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}
