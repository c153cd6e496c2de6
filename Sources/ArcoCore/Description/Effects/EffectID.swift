/// A name for running effects, so that they can be cancelled.
///
///     let load = Effect<World, Prices, PricesInput>.task(id: "load") { world, out in
///       out.send(.loaded(await world.load()))
///     }
///     let stop = Effect<World, Prices, PricesInput>.cancel("load")
///
/// Ids belong to one component instance: two rows may use the same id without affecting each other.
/// Several effects may share an id; cancelling the id cancels all of them. Starting an effect does
/// not cancel an earlier effect with the same id.
///
/// A name has to be a literal. A part of the id that varies, such as the number of a page, is the
/// second argument: `EffectID("load", page)`. Names are compared byte by byte, because comparing
/// characters would add Swift's Unicode tables to a small WebAssembly program.
public struct EffectID: Equatable, Sendable, ExpressibleByStringLiteral {
  package let name: StaticString
  package let number: Int

  /// Makes an id.
  ///
  /// - Parameter number: distinguishes ids with the same name, such as requests by page.
  public init(_ name: StaticString, _ number: Int = 0) {
    self.name = name
    self.number = number
  }

  /// Makes an id from its name.
  public init(stringLiteral name: StaticString) { self.init(name) }

  /// True if the names have the same bytes and the numbers are equal.
  public static func == (left: EffectID, right: EffectID) -> Bool {
    guard left.number == right.number else { return false }
    return left.name.withUTF8Buffer { mine in
      right.name.withUTF8Buffer { theirs in
        mine.count == theirs.count && mine.indices.allSatisfy { mine[$0] == theirs[$0] }
      }
    }
  }
}
