import Arco

extension TwoCounters {
  /// The way to each counter; there is none to the presses.
  public static let lenses = Lenses()

  /// The lenses of ``TwoCounters``.
  public struct Lenses: Sendable {
    /// To the left one.
    public let left = Lens(\TwoCounters.left)
    /// To the right one.
    public let right = Lens(\TwoCounters.right)
  }
}

extension TwoCountersInput {
  /// The way into each case of an input.
  public static let prisms = Prisms()

  /// The prisms of ``TwoCountersInput``.
  public struct Prisms: Sendable {
    /// To an input of the left one.
    public let left = Prism(TwoCountersInput.left, footprint: .case(0)) {
      if case .left(let input) = $0 { input } else { nil }
    }
    /// To an input of the right one.
    public let right = Prism(TwoCountersInput.right, footprint: .case(1)) {
      if case .right(let input) = $0 { input } else { nil }
    }
  }
}
