import Arco

extension Brew {
  /// The way to each part of a brew.
  public static let lenses = Lenses()

  /// The lenses of ``Brew``.
  public struct Lenses: Sendable {
    /// To the beans.
    public let beans = Lens(\Brew.beans)
    /// To the water.
    public let water = Lens(\Brew.water)
  }
}

extension BrewInput {
  /// The way into each case of an input.
  public static let prisms = Prisms()

  /// The prisms of ``BrewInput``.
  public struct Prisms: Sendable {
    /// To an input of the beans.
    public let beans = Prism(BrewInput.beans, footprint: .case(0)) {
      if case .beans(let dose) = $0 { dose } else { nil }
    }
    /// To an input of the water.
    public let water = Prism(BrewInput.water, footprint: .case(1)) {
      if case .water(let dose) = $0 { dose } else { nil }
    }
  }
}
