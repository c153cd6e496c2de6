import Arco

extension Counters {
  /// The way to each counter; there is none to the presses.
  public static let lenses = Lenses()

  /// The lenses of ``Counters``.
  public struct Lenses: Sendable {
    /// To the left one.
    public let left = Lens(\Counters.left)
    /// To the right one.
    public let right = Lens(\Counters.right)
  }
}

extension CountersInput {
  /// The way into each case of an input.
  public static let prisms = Prisms()

  /// The prisms of ``CountersInput``.
  public struct Prisms: Sendable {
    /// To an input of the left one.
    public let left = Prism(CountersInput.left, footprint: .case(0)) {
      if case .left(let input) = $0 { input } else { nil }
    }
    /// To an input of the right one.
    public let right = Prism(CountersInput.right, footprint: .case(1)) {
      if case .right(let input) = $0 { input } else { nil }
    }
  }
}
