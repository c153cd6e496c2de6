/// A type that lists the optics of its values, so that a path can go on from it.
///
///     extension Brew: HasLenses {
///       struct Lenses: Sendable {
///         let recipe = Lens(\Brew.recipe)
///       }
///       static let lenses = Lenses()
///     }
///     Brew.lenses.recipe.beans   // goes on by the lenses of Recipe
///
/// `@Optics` writes it for a struct. The path is read while the optic is made, never when it is
/// used. As Embedded Swift, without key paths, write
/// `Brew.lenses.recipe.appending(Recipe.lenses.beans)`.
public protocol HasLenses {
  /// A type with a property for each optic.
  associatedtype Lenses

  /// The optics.
  static var lenses: Lenses { get }
}
