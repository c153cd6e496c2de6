import Arco

/// An amount in grams, in the precision of a kitchen scale.
public struct Dose: Feature, Equatable, Sendable {
  /// The smallest and the largest amount.
  public static let range = 0.0...50.0

  /// The amount, within ``range``, in steps of half a gram.
  public private(set) var grams = 0.0

  /// Makes the dose that is nearest to `grams`.
  public init(grams: Double) { set(grams) }

  /// Sets the amount to the nearest possible one. NaN changes nothing.
  public mutating func set(_ wish: Double) {
    guard !wish.isNaN else { return }
    let inRange = min(max(wish, Self.range.lowerBound), Self.range.upperBound)
    grams = Double(Int(inRange * 2 + 0.5)) / 2
  }

  /// The amount as text: `"15.0g"`.
  public var text: String { "\(oneDecimal(grams))g" }

  /// An input of a dose.
  public enum Input: Equatable, Sendable {
    /// One gram more.
    case plus
    /// One gram less.
    case minus
    /// The slider was moved to an amount in grams.
    case set(Double)
  }
}

/// The dispatcher of a dose. It is written once, and used for the beans and for the water.
public let dose = DispatcherOf<Dose>.reduce { dose, input in
  switch input {
  case .plus: dose.set(dose.grams + 1)
  case .minus: dose.set(dose.grams - 1)
  case .set(let grams): dose.set(grams)
  }
}
