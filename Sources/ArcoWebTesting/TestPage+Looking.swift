import ArcoHTML
import ArcoWeb

extension TestPage {
  /// Everything that can be read on the page, blocks on lines of their own.
  ///
  /// What fields hold is not part of it.
  public var text: String { ShownText.lines(of: browser.root) }

  /// What can be read in the element that is called so; in a field, what it shows.
  public func text(of name: String, near landmark: String? = nil) throws(TestPageError) -> String {
    try element(name, near: landmark).text
  }

  /// The element that is called so.
  public func element(
    _ name: String, near landmark: String? = nil
  ) throws(TestPageError) -> TestElement {
    try verify()
    let search = Search(browser)
    return search.element(try search.one(name, near: landmark))
  }

  /// All elements that are called so, in the page's order.
  public func elements(named name: String) -> [TestElement] {
    let search = Search(browser)
    return search.all(name).map { search.element($0) }
  }

  /// Whether an element that is called so shows.
  public func exists(_ name: String) -> Bool { !Search(browser).all(name).isEmpty }

  /// Compares what the browser shows with what the page holds.
  ///
  /// Every call that throws begins with it.
  /// - Complexity: linear in the page.
  public func verify() throws(TestPageError) {
    let defect = browser.defect ?? page.inspect { browser.difference(from: $0.inspection()) }
    if let defect { throw .defect(defect) }
  }
}
