import struct Foundation.Date

/// The Atom format.
///
/// - Source: RFC 4287.
enum Atom: FeedForm {
  static let namespace = "http://www.w3.org/2005/Atom"

  static func title(of element: Element) -> String? { element["title"].flatMap(plain) }
  static func entries(of root: Element) -> [Element] { root.all("entry") }
  static func id(of entry: Element) -> String? { entry["id"]?.said }

  static func link(of entry: Element) -> String? {
    entry.all("link").first { ($0.attributes["rel"] ?? "alternate") == "alternate" }?
      .attributes["href"]
  }

  static func summary(of entry: Element) -> String? {
    (entry["summary"] ?? entry["content"]).flatMap(plain)
  }

  static func published(_ entry: Element) -> Date? {
    (entry["published"] ?? entry["updated"])?.said.flatMap(Date.init(internet:))
  }

  /// A text construct of Atom as plain text. For XHTML the parser has kept only the text.
  private static func plain(_ element: Element) -> String? {
    element.attributes["type"] == "html" ? element.text.withoutMarkup : element.said
  }
}
