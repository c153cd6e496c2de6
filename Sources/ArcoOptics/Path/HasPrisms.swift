/// A type that lists the prisms of its cases, so that a path of optics can continue through it.
///
///     extension ShopInput: HasPrisms {
///       struct Prisms: Sendable {
///         let brew = Prism(ShopInput.brew, footprint: .case(0)) {
///           if case .brew(let input) = $0 { input } else { nil }
///         }
///       }
///       static let prisms = Prisms()
///     }
///
/// `ShopInput.prisms.brew.beans` then continues with the prisms of `BrewInput`.
///
/// `@Optics` writes the conformance of an enum. Optionals and results conform already:
/// `Todos.lenses.detail.some.text` is the optic to the text of a detail that may be absent.
public protocol HasPrisms {
  /// A type with a property for each prism.
  associatedtype Prisms

  /// The prisms.
  static var prisms: Prisms { get }
}
