import ArcoHTML
import ArcoRoutes
import ArcoWeb

extension TestPage {
  /// The address that the browser shows; nil where the page has no navigation.
  public var address: String? { browser.history.address }

  /// The address that the page told the browser to load, because it does not show it itself.
  public var loadedAddress: String? { browser.history.loaded }

  /// What the browser's tab says: the page's first `title`. Nil where it has none.
  public var title: String? {
    browser.all.first { node in
      node.isA("title") && !browser.around(node).contains { $0.isA("svg") }
    }?.text
  }

  /// Goes to an address, as by a link of the page.
  ///
  /// - Throws: `notLoaded` where the page has no navigation, or where it is no address of a site.
  public func visit(_ address: String) throws(TestPageError) {
    try verify()
    try visit(address, isShown: false)
  }

  /// Goes back to the address before.
  ///
  /// - Throws: `noEntry` where the history has none.
  public func goBack() throws(TestPageError) { try step(by: -1) }

  /// Goes forward to the address that somebody came back from.
  ///
  /// - Throws: `noEntry` where the history has none.
  public func goForward() throws(TestPageError) { try step(by: 1) }

  /// The address within the site that a link leads to; nil where the page leaves it to the browser.
  func target(of link: BrowserNode) -> String? {
    guard link.isA("a"), address != nil, let target = link.attribute("href"),
      Address(target) != nil, !link.has("target"), !link.has("download"),
      !link.has("rel", "external")
    else { return nil }
    return target
  }

  /// Follows a link within the site; false where the page leaves that to the browser.
  func follow(_ link: BrowserNode) throws(TestPageError) -> Bool {
    guard let here = address, let target = target(of: link) else { return false }
    if !target.hasSameBytes(as: here) { try visit(target, isShown: false) }
    return true
  }

  private func step(by distance: Int) throws(TestPageError) {
    try verify()
    guard let address = browser.history.step(by: distance) else {
      throw .noEntry(isForward: distance > 0)
    }
    try visit(address, isShown: true)
  }

  func visit(_ address: String, isShown: Bool) throws(TestPageError) {
    let event = Event(node: 0, kind: .visit, payload: .address(address, isShown: isShown))
    guard browser.history.address != nil, page.receive(event) == nil else {
      throw .notFollowed(address)
    }
    try verify()
  }
}
