/// A name for running effects, so that they can be cancelled.
///
///     .task(id: "save") { world, out in … }
///     .cancel("save")
///
/// Ids belong to one instance of a component: two rows may use the same id and never meet.
/// Several effects may share one; cancelling it reaches them all. An id never cancels a
/// predecessor by itself.
public struct EffectID: Equatable, Sendable, ExpressibleByStringLiteral {
  let name: String
  let number: Int

  /// Makes an id.
  ///
  /// - Parameter number: tells apart what has the same name, such as requests by page.
  public init(_ name: String, _ number: Int = 0) {
    self.name = name
    self.number = number
  }

  /// Makes an id from its name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Compares bytes, as comparing characters would link the Unicode tables into a small program.
  public static func == (left: EffectID, right: EffectID) -> Bool {
    left.number == right.number && left.name.utf8.elementsEqual(right.name.utf8)
  }
}
