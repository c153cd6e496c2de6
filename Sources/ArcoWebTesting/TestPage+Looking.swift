import ArcoHTML
import ArcoWeb

extension TestPage {
  /// The whole visible text of the page, with a line for each block.
  ///
  /// The values of fields are not part of it.
  public var text: String { ShownText.lines(of: browser.root) }

  /// Returns the visible text of the element of this name; of a field, the text that it shows.
  public func text(of name: String, near landmark: String? = nil) throws(TestPageError) -> String {
    try element(name, near: landmark).text
  }

  /// Returns the element of this name.
  public func element(
    _ name: String, near landmark: String? = nil
  ) throws(TestPageError) -> TestElement {
    try verify()
    let search = Search(browser)
    return search.element(try search.one(name, near: landmark))
  }

  /// Returns all visible elements of this name, in the order of the page.
  public func elements(named name: String) -> [TestElement] {
    let search = Search(browser)
    return search.all(name).map { search.element($0) }
  }

  /// Whether a visible element has this name.
  public func exists(_ name: String) -> Bool { !Search(browser).all(name).isEmpty }

  /// Compares the page with what a browser shows after all patches.
  ///
  /// Every call that throws begins with this check.
  /// - Complexity: linear in the size of the page.
  public func verify() throws(TestPageError) {
    let defect = browser.defect ?? page.inspect { browser.difference(from: $0.inspection()) }
    if let defect { throw .defect(defect) }
  }
}
