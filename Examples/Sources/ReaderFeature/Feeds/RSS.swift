import struct Foundation.Date

/// The RSS 2.0 format.
///
/// - Source: the RSS Advisory Board's specification 2.0.11.
enum RSS: FeedForm {
  static let namespace = ""

  static func title(of element: Element) -> String? {
    element["channel"].map { $0["title"]?.said } ?? element["title"]?.said
  }

  static func entries(of root: Element) -> [Element] { root["channel"]?.all("item") ?? [] }
  static func id(of item: Element) -> String? { item["guid"]?.said }
  static func link(of item: Element) -> String? { item["link"]?.said }
  static func summary(of item: Element) -> String? { item["description"]?.text.withoutMarkup }

  static func published(_ item: Element) -> Date? {
    item["pubDate"]?.said.flatMap(Date.init(mail:))
  }
}
