/// A piece of a page: what a view returns.
///
/// A plain value, cheap to build and never kept: the document that shows it compares it with what
/// is mounted and keeps the difference only.
///
///     main {
///       h1("Coffee")
///       p("1 : \(ratio)")
///       button("More", .onClick { send(.more) })
///     }
///
/// Texts and attribute values are escaped as they are written; names are `StaticString`s, so that
/// data can never become one.
///
/// - Isolation: not `Sendable`, since it carries event handlers. It stays with the host that shows
///   it.
public struct HTML {
  let content: Content

  indirect enum Content {
    case empty
    case text(String)
    case element(Element)
    /// Parts by position. Which part is where must not depend on data; rows that do are `keyed`.
    case list([HTML])
    case keyed([Row])
    case hole(Hole)
  }

  struct Element {
    let name: ElementName
    let attributes: [Attribute]
    let children: HTML
  }

  struct Row {
    let key: RowKey
    let content: HTML
  }

  init(_ content: Content) {
    self.content = content
  }
}

@available(*, unavailable)
extension HTML: Sendable {}

extension HTML {
  /// Nothing at all, which still keeps its position.
  public static var empty: HTML { HTML(.empty) }

  /// A text, escaped where it is written.
  public static func text(_ text: String) -> HTML { HTML(.text(text)) }

  /// Pieces in a row.
  public static func list(_ parts: [HTML]) -> HTML { HTML(.list(parts)) }

  /// A place whose content somebody else renders.
  package static func hole(_ hole: Hole) -> HTML { HTML(.hole(hole)) }

  static func element(_ name: ElementName, _ attributes: [Attribute], _ children: HTML) -> HTML {
    HTML(.element(Element(name: name, attributes: attributes, children: children)))
  }
}

extension HTML: ExpressibleByStringInterpolation {
  /// The literal's text.
  public init(stringLiteral text: String) {
    self.init(.text(text))
  }
}
