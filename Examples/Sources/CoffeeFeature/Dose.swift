import Arco

/// An amount in grams, as a kitchen scale and a slider show it.
public struct Dose: Feature, Equatable, Sendable {
  /// The least and the most there can be.
  public static let range = 0.0...50.0

  /// Within ``range``, in steps of half a gram.
  public private(set) var grams = 0.0

  /// Makes a dose as near to the wish as the scale allows.
  public init(grams: Double) { set(grams) }

  /// Sets the amount that is nearest to the wish; what is not a number changes nothing.
  public mutating func set(_ wish: Double) {
    guard !wish.isNaN else { return }
    let inRange = min(max(wish, Self.range.lowerBound), Self.range.upperBound)
    grams = Double(Int(inRange * 2 + 0.5)) / 2
  }

  /// The amount in words: `"15.0g"`.
  public var text: String { "\(oneDecimal(grams))g" }

  /// What can happen to a dose.
  public enum Input: Equatable, Sendable {
    /// One gram more.
    case plus
    /// One gram less.
    case minus
    /// The slider was moved, or somebody asks for an amount.
    case set(Double)
  }
}

/// What a dose does: written once, used for the beans and for the water.
public let dose = DispatcherOf<Dose>.reduce { dose, input in
  switch input {
  case .plus: dose.set(dose.grams + 1)
  case .minus: dose.set(dose.grams - 1)
  case .set(let grams): dose.set(grams)
  }
}
