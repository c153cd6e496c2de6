import ArcoWeb

extension TestPage {
  /// Whether the browser would ask its user before it leaves the page, as an element says so.
  public var asksBeforeLeaving: Bool { browser.all.contains { $0.has("data-asks") } }

  /// The language of the document, as the view's first element says it. Nil where it does not.
  public var language: String? { page.head.language }

  /// Leaves the page for another one, and goes back to it where the browser kept nothing: what is alive by
  /// the state stops and starts, and all else is as it was.
  ///
  /// - Throws: `notKept` where something else is in flight: then a server ends the page, and *back* begins
  ///   a new one.
  public func leaveAndGoBack() throws(TestPageError) {
    try verify()
    guard page.pause() else { throw .notKept }
    page.resume()
    rebuild()
    try verify()
  }
}
