import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor
@Suite struct NavigationTests {
  func page(at address: String) -> TestPage {
    TestPage(shop(), navigation: shopNavigation, at: address)
  }

  @Test func `a page that is opened at an address shows it at once`() throws {
    let page = page(at: "/items/7?from=mail")
    #expect(page.exists("Item 7"))
    #expect(page.title == "Item 7")
    #expect(page.address == "/items/7")
    #expect(page.patches == 0)
  }

  @Test func `a link within the site changes state and address without a load`() throws {
    let page = page(at: "/")
    try page.click("Tea")
    #expect(page.exists("Item 7"))
    #expect(page.address == "/items/7")
    #expect(page.loadedAddress == nil)
    #expect(page.patches == 1)
  }

  @Test func `back and forward lead to what was shown at these addresses`() throws {
    let page = page(at: "/")
    try page.click("Tea")
    try page.click("Next")
    #expect(page.address == "/items/8")
    try page.goBack()
    #expect(page.address == "/items/7")
    #expect(page.title == "Item 7")
    try page.goBack()
    #expect(page.title == "Shop")
    try page.goForward()
    #expect(page.title == "Item 7")
    #expect(page.lastOperations.last == .address(.arrive, "/items/7"))
  }

  @Test func `there is nothing before the first address and nothing after the last one`() throws {
    let page = page(at: "/")
    #expect(throws: TestPageError.noEntry(isForward: false)) { try page.goBack() }
    try page.click("Tea")
    #expect(throws: TestPageError.noEntry(isForward: true)) { try page.goForward() }
  }

  @Test func `what changes the query only takes the place of the address before`() throws {
    let page = page(at: "/")
    try page.click("Tea")
    try page.click("All")
    try page.fill("Words", with: "green tea")
    #expect(page.address == "/?words=green+tea")
    try page.goBack()
    #expect(page.address == "/items/7")
  }

  @Test func `the address has the accents of the state, however they are written`() throws {
    let page = page(at: "/")
    try page.fill("Words", with: "caf\u{E9}")
    #expect(page.address == "/?words=caf%C3%A9")
    try page.fill("Words", with: "cafe\u{301}")
    #expect(page.address == "/?words=cafe%CC%81")
  }

  @Test func `an application says what makes an entry of the history`() throws {
    // One entry for each word that is added, and none for what is taken away.
    let navigation = Navigation(
      shopRoute, state: Lens(\Shop.page), input: ShopInput.visit,
      history: { old, new in
        guard case .list(let before) = old, case .list(let now) = new else { return .replace }
        return now.count > before.count ? .push : .replace
      })
    let page = TestPage(shop(), navigation: navigation, at: "/")
    try page.fill("Words", with: "green tea")
    try page.fill("Words", with: "tea")
    #expect(page.address == "/?words=tea")
    try page.goBack()
    #expect(page.address == "/")
    #expect(throws: TestPageError.noEntry(isForward: false)) { try page.goBack() }
  }

  @Test func `what changes the fragment only takes the place of the address before`() throws {
    let route = Route.path("book").fragment(optional: .text)
    let turn = Dispatcher<Void, String?, String?>.reduce { chapter, input in chapter = input }
    let component = Component(turn) { chapter, send in
      for name in ["", "two", "three"] { button("To “\(name)”", .onClick { send(name) }) }
      output(chapter ?? "none", .ariaLabel("Chapter"))
    }
    let page = TestPage(
      Program(component, state: nil),
      navigation: Navigation(route, state: Lens(\.self), input: { $0 }), at: "/book#one")
    #expect(try page.text(of: "Chapter") == "one")
    try page.click("To “two”")
    #expect(page.lastOperations.last == .address(.replace, "/book#two"))
    try page.click("To “three”")
    #expect(page.address == "/book#three")
    try page.click("To “”")
    #expect(page.address == "/book#~")
    #expect(throws: TestPageError.noEntry(isForward: false)) { try page.goBack() }
  }

  @Test func `a component can ask before somebody leaves, and the address waits`() throws {
    let page = page(at: "/note")
    try page.fill("Text", with: "milk")
    try page.click("Tea")
    #expect(page.address == "/note")
    #expect(page.exists("Leave"))
    try page.click("Stay")
    #expect(page.address == "/note")
    try page.click("Tea")
    try page.click("Leave")
    #expect(page.address == "/items/7")
    try page.goBack()
    #expect(page.address == "/note")
  }

  @Test func `back that is not let go returns to where it came from`() throws {
    let page = page(at: "/")
    try page.click("Note")
    try page.fill("Text", with: "milk")
    try page.goBack()
    #expect(page.lastOperations.last == .address(.turnBack, "/note"))
    #expect(page.address == "/note")
    try page.click("Leave")
    #expect(page.address == "/")
  }

  @Test func `what is not an address of the route is loaded by the browser`() throws {
    let page = page(at: "/")
    try page.click("Help")
    #expect(page.loadedAddress == "/help")
    #expect(page.address == "/")
  }

  @Test func `links that lead elsewhere or into another tab are the browser's`() throws {
    let page = page(at: "/")
    for link in ["Elsewhere", "In a tab of its own"] {
      #expect(throws: TestPageError.self) { try page.click(link) }
    }
    #expect(page.patches == 0)
  }

  @Test func `a link to where one is changes nothing`() throws {
    let page = page(at: "/items/7")
    try page.click("Tea")
    #expect(page.patches == 0)
  }

  @Test func `what would lead to another site is refused`() throws {
    let page = page(at: "/")
    for address in ["//example.org/", "/\\example.org", "javascript:alert(1)", "", "items/7"] {
      #expect(throws: TestPageError.notFollowed(address)) { try page.visit(address) }
    }
    #expect(page.patches == 0)
  }

  @Test func `a page without a navigation refuses to go anywhere`() throws {
    let page = TestPage(shop())
    #expect(page.address == nil)
    #expect(throws: TestPageError.notFollowed("/items/7")) { try page.visit("/items/7") }
  }

  @Test func `a page that is built anew tells its address again`() throws {
    let page = page(at: "/")
    try page.click("Tea")
    page.rebuild()
    #expect(page.lastOperations.last == .address(.replace, "/items/7"))
    #expect(page.address == "/items/7")
    try page.verify()
  }

  @Test func `what leaves the part as it is says nothing of the address`() throws {
    let page = page(at: "/note")
    try page.fill("Text", with: "milk")
    #expect(!page.lastOperations.contains { if case .address = $0 { true } else { false } })
  }

  @Test func `why an address is not one of the route is said in a sentence`() {
    #expect(
      shopNavigation.refusal(of: "/items/seven")?.description
        == "segment 2: expected an integer, found “seven”")
    #expect(shopNavigation.refusal(of: "/items/7") == nil)
  }

  @Test func `a page with a navigation goes when its owner lets go of it`() {
    weak var driver: Driver<Void, Shop, ShopInput>?
    do {
      let program = shop()
      let running = Driver(program)
      driver = running
      let page = TestPage(
        Page(
          running, face: program.component.face, navigation: shopNavigation, at: "/items/7"))
      #expect(page.address == "/items/7")
    }
    #expect(driver == nil)
  }
}
