import ArcoCore

/// The results of visiting one state. Data of variable size is stored in a `VisitResults`.
struct Visit {
  let node: Int
  /// The screen of the state.
  var screen: SeenScreen?
  /// The numbers of steps by given inputs and by offers of the page. All further steps come from
  /// outside.
  var inputs = 0
  var offers = 0
  /// The texts of the given inputs, if they differ between states.
  var inputLabels: [Label] = []
  var outside: [Label] = []
  var problems: [(step: Int, text: String)] = []
  /// The reason why the visitor stopped; nil if it visited the state completely.
  var failure: VisitError?
  /// The range of the visit's targets in its `VisitResults`.
  var targets: Range<Int>

  init(_ node: Int, from first: Int) {
    self.node = node
    targets = first..<first
  }
}
