import ArcoWeb

extension TestPage {
  /// Whether the browser would ask the user before leaving the page: an element has
  /// `asksBeforeLeaving()`.
  public var asksBeforeLeaving: Bool { browser.all.contains { $0.has("data-asks") } }

  /// The language of the document: the `lang` of the view's first element. Nil if it has none.
  public var language: String? { page.head.language }

  /// Leaves the page for another one and goes back to it, in a browser that kept no copy of the
  /// page. The `alive(while:)` effects stop and start again; everything else stays as it was.
  ///
  /// - Throws: ``TestPageError/notKept`` if an effect is running that does not come from
  ///   `alive(while:)`. A server would then end the page, and *back* would start a new page.
  public func leaveAndGoBack() throws(TestPageError) {
    try verify()
    guard page.pause() else { throw .notKept }
    page.resume()
    rebuild()
    try verify()
  }
}
