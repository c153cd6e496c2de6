import ArcoHTML
import ArcoRoutes
import ArcoWeb

extension TestPage {
  /// The address that the browser shows; nil for a page without navigation.
  public var address: String? { browser.history.address }

  /// The address that the page told the browser to load, as the page cannot show it itself; nil for
  /// none.
  public var loadedAddress: String? { browser.history.loaded }

  /// The title of the browser's tab: the page's first `title`. Nil if there is none.
  public var title: String? {
    browser.all.first { node in
      node.isA("title") && !browser.around(node).contains { $0.isA("svg") }
    }?.text
  }

  /// Goes to an address, as by a link of the page.
  ///
  /// - Throws: `notFollowed` if the page has no navigation, or `address` is not an address of a
  ///   site.
  public func visit(_ address: String) throws(TestPageError) {
    try verify()
    try visit(address, isShown: false)
  }

  /// Goes back in the browser's history.
  ///
  /// - Throws: `noEntry` if the history has no earlier entry.
  public func goBack() throws(TestPageError) { try step(by: -1) }

  /// Goes forward in the browser's history.
  ///
  /// - Throws: `noEntry` if the history has no later entry.
  public func goForward() throws(TestPageError) { try step(by: 1) }

  /// The address of a link within the site; nil if the browser and not the page handles the link.
  func target(of link: BrowserNode) -> String? {
    guard link.isA("a"), address != nil, let target = link.attribute("href"),
      Address(target) != nil, !link.has("target"), !link.has("download"),
      !link.has("rel", "external")
    else { return nil }
    return target
  }

  /// Follows a link within the site; false if the browser and not the page handles the link.
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
