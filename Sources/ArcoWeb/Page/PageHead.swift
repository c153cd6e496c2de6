import ArcoHTML

extension Page {
  /// The parts of the document around a page that the view sets: title, language and metadata.
  ///
  ///     let view = Face<Brew, BrewInput, HTML> { brew, send in
  ///       main(.lang("ja")) {                       // the first element's language is the document's
  ///         title("Coffee (\(brew.grams)g)")        // anywhere in the view; the first one counts
  ///         meta(.name("description"), .content("How to brew it"))
  ///       }
  ///     }
  ///
  /// A host writes these values into the head of the document that it serves, for search engines
  /// and other readers without the script. In a browser, Arco's script keeps the document's head up
  /// to date from the `title` and `meta` elements in the view.
  public struct Head: Sendable {
    /// The text of the first `title`; nil if the view has none.
    public let title: String?
    /// The language of the first element; nil if it has none.
    public let language: String?
    /// All `meta` elements and all links to the canonical address or to alternatives, as HTML.
    public let markup: [UInt8]

    /// Makes a head from values, for tests of hosts.
    package init(title: String? = nil, language: String? = nil, markup: [UInt8] = []) {
      self.title = title
      self.language = language
      self.markup = markup
    }

    init(_ document: Document) {
      self.init(
        title: document.firstTitle, language: document.firstLanguage,
        markup: document.headMarkup())
    }
  }
}
