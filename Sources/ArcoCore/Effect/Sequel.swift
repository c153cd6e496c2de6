/// What follows when effects are over: the rest of a sequence, and then what that is a part of.
///
/// Sequences in sequences share one, and so do batches in batches. Where the two are nested in each
/// other there is a chain of them, which is walked and let go of without a deep stack.
final class Sequel {
  private let node: Node
  /// How many effects have to be over before the next step.
  private var left = 1
  /// The steps to come, the next one last.
  private var rest: [RawEffect]
  /// What the sequence is a part of.
  private var outer: Sequel?
  /// What follows the outermost.
  private let then: (() -> Void)?

  /// Makes what follows one effect, outside of any other.
  init(of node: Node, then: @escaping () -> Void) {
    self.node = node
    self.rest = []
    self.then = then
  }

  private init(of node: Node, rest: [RawEffect], outer: Sequel?) {
    self.node = node
    self.rest = rest
    self.outer = outer
    self.then = nil
  }

  deinit {
    var next = outer.take()
    while isKnownUniquelyReferenced(&next) { next = next?.outer.take() }
  }

  /// Returns what follows the first step of a sequence, which is a part of `outer` if of anything.
  static func following(
    _ steps: ArraySlice<RawEffect>, of node: Node, in outer: Sequel?
  ) -> Sequel {
    guard let outer, outer.left == 1 else {
      return Sequel(of: node, rest: steps.reversed(), outer: outer)
    }
    // The sequence is all that is waited for: its steps are steps of what it is in.
    outer.rest.append(contentsOf: steps.reversed())
    return outer
  }

  /// Waits for so many effects in the place of one.
  func split(into count: Int) { left += count - 1 }

  /// Hears that an effect is over and shown.
  func partIsOver() {
    guard node.isAlive || node.engine.departure != nil else { return }
    var sequel = self
    while true {
      sequel.left -= 1
      guard sequel.left == 0 else { return }
      if let step = sequel.rest.popLast() {
        sequel.left = 1
        return node.carryOut(step, before: sequel)
      }
      guard let outer = sequel.outer else {
        sequel.then?()
        return
      }
      sequel = outer
    }
  }
}

@available(*, unavailable)
extension Sequel: Sendable {}
