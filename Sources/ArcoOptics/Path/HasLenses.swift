/// A type that lists the optics of its values, so that a path of optics can continue through it.
///
///     extension Shop: HasLenses {
///       struct Lenses: Sendable {
///         let brew = Lens(\Shop.brew)
///       }
///       static let lenses = Lenses()
///     }
///
/// `Shop.lenses.brew.beans` then continues with the lenses of `Brew`.
///
/// `@Optics` writes the conformance of a struct. The key path is read once, when the optic is made.
/// In Embedded Swift, which has no key paths, write
/// `Shop.lenses.brew.appending(Brew.lenses.beans)`.
public protocol HasLenses {
  /// A type with a property for each optic.
  associatedtype Lenses

  /// The optics.
  static var lenses: Lenses { get }
}
