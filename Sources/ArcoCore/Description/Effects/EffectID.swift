/// A name for running effects, so that they can be cancelled.
///
///     let load = Effect<World, Prices, PricesInput>.task(id: "load") { world, out in
///       out.send(.loaded(await world.load()))
///     }
///     let stop = Effect<World, Prices, PricesInput>.cancel("load")
///
/// Ids belong to one instance of a component: two rows may use the same id and never meet. Several
/// effects may share one; cancelling it reaches them all. Starting an effect does not cancel an
/// earlier one with the same id.
///
/// Names are literals, compared byte by byte: comparing characters would link the Unicode tables
/// into a small program. What varies goes into the number.
public struct EffectID: Equatable, Sendable, ExpressibleByStringLiteral {
  package let name: StaticString
  package let number: Int

  /// Makes an id.
  ///
  /// - Parameter number: tells apart what has the same name, such as requests by page.
  public init(_ name: StaticString, _ number: Int = 0) {
    self.name = name
    self.number = number
  }

  /// Makes an id from its name.
  public init(stringLiteral name: StaticString) { self.init(name) }

  /// Whether the names have the same bytes, and the numbers are the same.
  public static func == (left: EffectID, right: EffectID) -> Bool {
    guard left.number == right.number else { return false }
    return left.name.withUTF8Buffer { mine in
      right.name.withUTF8Buffer { theirs in
        mine.count == theirs.count && mine.indices.allSatisfy { mine[$0] == theirs[$0] }
      }
    }
  }
}
