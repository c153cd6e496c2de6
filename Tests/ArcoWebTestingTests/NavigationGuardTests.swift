import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb
import ArcoWebTesting
import Testing

/// A page of which some places are not for whoever is there.
@MainActor
@Suite struct NavigationGuardTests {
  /// The places that are not to be shown.
  private let forbidden = Locked<[ShopPage]>([])

  private func page(
    of program: Program<Void, Shop, ShopInput, HTML> = shop(), at address: String
  ) -> TestPage {
    let navigation = Navigation(
      shopRoute, state: Lens(\Shop.page), input: ShopInput.visit,
      allows: { [forbidden] page in !forbidden.withLock { $0.contains(page) } })
    return TestPage(program, navigation: navigation, at: address)
  }

  private func forbid(_ pages: ShopPage...) { forbidden.withLock { $0 = pages } }

  @Test func `a link to a place that is not allowed is loaded, and nothing of it is shown`() throws
  {
    forbid(.note)
    let page = page(at: "/")
    try page.click("Note")
    #expect(page.loadedAddress == "/note")
    #expect(page.address == "/")
    #expect(page.title == "Shop")
    #expect(!page.exists("Text"))
    // The page goes on, as the browser may be slow, or come back.
    try page.click("Tea")
    #expect(page.title == "Item 7")
  }

  @Test func `an address that is written by hand is loaded as well, in whatever form`() throws {
    forbid(.note, .item(8))
    let page = page(at: "/")
    for address in ["/note", "/note/", "/%6eote", "/note#top", "/note?from=mail", "/items/%38"] {
      try page.visit(address)
      #expect(page.loadedAddress == address)
      #expect(page.title == "Shop")
    }
  }

  @Test func `back to a place that is not allowed any more is a load`() throws {
    let page = page(at: "/")
    try page.click("Note")
    try page.click("All")
    forbid(.note)
    try page.goBack()
    #expect(page.loadedAddress == "/note")
    #expect(page.title == "Shop")
    #expect(!page.exists("Text"))
  }

  @Test func `a place that the component comes to by itself is loaded, and nothing of it is shown`()
    throws
  {
    let page = page(at: "/items/7")
    forbid(.item(8))
    try page.click("Next")
    #expect(page.lastOperations == [.address(.load, "/items/8")])
    #expect(page.loadedAddress == "/items/8")
    #expect(page.title == "Item 7")
    // What comes after is of a page that is not for whoever is there.
    let patches = page.patches
    #expect(throws: TestPageError.self) { try page.click("Next") }
    #expect(page.patches == patches)
    #expect(page.title == "Item 7")
  }

  @Test
  func `a visit by which the component comes to a place that is not allowed is a load of that`()
    throws
  {
    let page = page(at: "/note")
    try page.fill("Text", with: "abc")
    try page.click("Tea")
    forbid(.item(7))
    try page.click("Leave")
    #expect(page.loadedAddress == "/items/7")
    #expect(!page.exists("Item 7"))
  }

  @Test func `a page that is opened at a place that is not allowed shows nothing`() {
    forbid(.item(7))
    #expect(!page(at: "/items/7").exists("Item 7"))
  }

  @Test(arguments: ["/items/7", "/items/%37/"])
  func `the input of a place that a page is opened at and that is not allowed does not run`(
    address: String
  ) {
    forbid(.item(7))
    let heard = Locked<[ShopInput]>([])
    let hearing = Dispatcher<Void, Shop, ShopInput> {
      shopDispatcher
      Dispatcher.reduce { _, input in heard.withLock { $0.append(input) } }
    }
    let page = page(
      of: Program(Component(hearing) { shop, _ in h1(shop.title) }, state: Shop()), at: address)
    #expect(heard.withLock { $0 } == [])
    page.rebuild()
    #expect(page.lastOperations == [.address(.load, "/items/7")])
    #expect(page.loadedAddress == "/items/7")
    #expect(!page.exists("Shop"))
  }
}
