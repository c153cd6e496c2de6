/// A type that lists the optics of its values, so that a path can go on from it.
///
///     extension Shop: HasLenses {
///       struct Lenses: Sendable {
///         let brew = Lens(\Shop.brew)
///       }
///       static let lenses = Lenses()
///     }
///
/// `Shop.lenses.brew.beans` goes on by the lenses of `Brew`.
///
/// `@Optics` writes it for a struct. The path is read while the optic is made, never when it is
/// used. As Embedded Swift, without key paths, write
/// `Shop.lenses.brew.appending(Brew.lenses.beans)`.
public protocol HasLenses {
  /// A type with a property for each optic.
  associatedtype Lenses

  /// The optics.
  static var lenses: Lenses { get }
}
