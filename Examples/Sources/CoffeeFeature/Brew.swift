import Arco
import ArcoMacros

/// A cup of coffee: the amount of beans, and of the water that is poured first.
@Optics
public struct Brew: Feature, Equatable, Sendable {
  /// The weight of the coffee beans.
  public var beans: Dose
  /// The amount of water that is poured first.
  public var water: Dose

  /// Makes a brew. The default is the brew that the page begins with.
  public init(beans: Dose = Dose(grams: 15), water: Dose = Dose(grams: 30)) {
    self.beans = beans
    self.water = water
  }

  /// Grams of water per gram of beans; nil without beans.
  public var ratio: Double? { beans.grams > 0 ? water.grams / beans.grams : nil }

  /// The ratio as text: `"1 : 2.0"`.
  public var ratioText: String? { ratio.map { "1 : \(oneDecimal($0))" } }

  /// An input of a brew: an input of its beans, or of its water.
  @Optics
  public enum Input: Equatable, Sendable {
    /// An input of the beans.
    case beans(Dose.Input)
    /// An input of the water.
    case water(Dose.Input)
  }
}

/// The child for the beans.
public let beans = dose.child(state: Brew.lenses.beans, input: Brew.Input.prisms.beans)
/// The child for the water.
public let water = dose.child(state: Brew.lenses.water, input: Brew.Input.prisms.water)

/// The dispatcher of a brew: those of its beans and its water.
public let brew = DispatcherOf<Brew> {
  beans
  water
}
