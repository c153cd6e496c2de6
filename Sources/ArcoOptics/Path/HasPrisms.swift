/// A type that lists the prisms of its cases, so that a path can go on from it.
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
/// `ShopInput.prisms.brew.beans` goes on by the prisms of `BrewInput`.
///
/// `@Optics` writes it for an enum; optionals and results have theirs: `Todos.lenses.detail.some.text`
/// is the text of a detail that may be absent.
public protocol HasPrisms {
  /// A type with a property for each prism.
  associatedtype Prisms

  /// The prisms.
  static var prisms: Prisms { get }
}
