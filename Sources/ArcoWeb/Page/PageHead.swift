import ArcoHTML

extension Page {
  /// What a view says of the document around its page.
  ///
  ///     let view = Face<Brew, BrewInput, HTML> { brew, send in
  ///       main(.lang("ja")) {                       // the first element's language is the document's
  ///         title("Coffee (\(brew.grams)g)")        // anywhere in the view; the first one counts
  ///         meta(.name("description"), .content("How to brew it"))
  ///       }
  ///     }
  ///
  /// A host writes it into the head of the document that it serves, for who reads that without a
  /// browser. In a browser the view's own elements are what counts.
  public struct Head: Sendable {
    /// The text of the first `title`; nil where the view has none.
    public let title: String?
    /// The language of the first element; nil where it has none.
    public let language: String?
    /// Every `meta` and every link to the page's canonical address or its alternatives, as HTML.
    public let markup: [UInt8]

    /// Says it by hand, for tests of hosts.
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
