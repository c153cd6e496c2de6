import Arco
import ArcoMacros

/// A cup of coffee in the making: how many beans, and how much water goes on them first.
@Optics
public struct Brew: Feature, Equatable, Sendable {
  /// Coffee Beans Weight.
  public var beans: Dose
  /// First Boiled Water Amount.
  public var water: Dose

  /// Makes a brew; without arguments the one to begin with.
  public init(beans: Dose = Dose(grams: 15), water: Dose = Dose(grams: 30)) {
    self.beans = beans
    self.water = water
  }

  /// Grams of water for each gram of beans; nil when there are no beans.
  public var ratio: Double? { beans.grams > 0 ? water.grams / beans.grams : nil }

  /// The ratio in words: `"1 : 2.0"`.
  public var ratioText: String? { ratio.map { "1 : \(oneDecimal($0))" } }

  /// What can happen to a brew: something to its beans, or something to its water.
  @Optics
  public enum Input: Equatable, Sendable {
    /// An input of the beans.
    case beans(Dose.Input)
    /// An input of the water.
    case water(Dose.Input)
  }
}

/// The beans of a brew.
public let beans = dose.child(state: Brew.lenses.beans, input: Brew.Input.prisms.beans)
/// The water of a brew.
public let water = dose.child(state: Brew.lenses.water, input: Brew.Input.prisms.water)

/// What a brew does: what its beans and its water do.
public let brew = DispatcherOf<Brew> {
  beans
  water
}
