import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb
import ArcoWebTesting
import Testing

/// What becomes of the browser's history, the second time around too.
@MainActor
@Suite struct HistoryTests {
  private func page(at address: String) -> TestPage {
    TestPage(shop(), navigation: shopNavigation, at: address)
  }

  @Test func `who goes elsewhere after going back has nothing to go forward to`() throws {
    let page = page(at: "/")
    try page.click("Tea")
    try page.click("Next")
    try page.goBack()
    try page.click("Note")
    #expect(page.address == "/note")
    #expect(throws: TestPageError.noEntry(isForward: true)) { try page.goForward() }
    try page.goBack()
    #expect(page.address == "/items/7")
    try page.goBack()
    #expect(page.address == "/")
    #expect(throws: TestPageError.noEntry(isForward: false)) { try page.goBack() }
  }

  @Test func `what is replaced after going back leaves what is forward`() throws {
    let page = page(at: "/")
    try page.click("Tea")
    try page.goBack()
    try page.fill("Words", with: "tea")
    #expect(page.address == "/?words=tea")
    try page.goForward()
    #expect(page.address == "/items/7")
    #expect(page.exists("Item 7"))
    try page.goBack()
    #expect(page.address == "/?words=tea")
    #expect(try page.element("Words").value == "tea")
  }

  @Test func `an address that is written otherwise is shown in its normal form`() throws {
    let page = page(at: "/items//7/?from=mail#top")
    #expect(page.address == "/items/7")
    try page.visit("/%6Eote")
    #expect(page.address == "/note")
    #expect(page.lastOperations.last == .address(.push, "/note"))
    try page.visit("/?words=&x=1")
    #expect(page.address == "/")
    try page.goBack()
    try page.goBack()
    #expect(page.address == "/items/7")
  }

  @Test func `an address that is none of the route is loaded, and the page stays where it is`()
    throws
  {
    let page = page(at: "/items/7")
    try page.visit("/items/seven")
    #expect(page.loadedAddress == "/items/seven")
    #expect(page.address == "/items/7")
    #expect(page.exists("Item 7"))
    let opened = self.page(at: "/items/seven")
    #expect(opened.address == "/")
    #expect(opened.title == "Shop")
  }

  /// A shop whose items beyond nine do not exist: it shows the ninth instead.
  private func limited(at address: String) -> TestPage {
    let limiting = Dispatcher<Void, Shop, ShopInput> {
      shopDispatcher
      Dispatcher.reduce { shop, _ in
        if case .item(let number) = shop.page, number > 9 { shop.page = .item(9) }
      }
    }
    let program = Program(Component(limiting, shop().component.face), state: Shop(), world: ())
    return TestPage(program, navigation: shopNavigation, at: address)
  }

  @Test func `a component that leads elsewhere has the address of where it leads`() throws {
    let page = limited(at: "/items/12")
    #expect(page.address == "/items/9")
    try page.visit("/")
    try page.visit("/items/30")
    #expect(page.address == "/items/9")
    #expect(page.lastOperations.last == .address(.push, "/items/9"))
    try page.goBack()
    #expect(page.address == "/")
    try page.goForward()
    #expect(page.lastOperations.last == .address(.arrive, "/items/9"))
  }

  @Test func `while the part is absent the address stays, and what comes then is compared with it`()
    throws
  {
    struct Hall: Equatable, Sendable {
      var page: ShopPage? = .item(1)
    }
    let hall = Dispatcher<Void, Hall, ShopPage?>.reduce { $0.page = $1 }
    let component = Component(hall) { hall, send in
      button("Nowhere", .onClick { send(nil) })
      button("One", .onClick { send(.item(1)) })
      button("Two", .onClick { send(.item(2)) })
      p("\(hall.page == nil ? "none" : "some")")
    }
    let page = TestPage(
      Program(component, state: Hall()),
      navigation: Navigation(
        shopRoute, state: Lens(\Hall.page).some, input: { Optional($0) }),
      at: "/items/1")
    try page.click("Nowhere")
    #expect(page.address == "/items/1")
    try page.click("One")
    #expect(page.address == "/items/1")
    #expect(throws: TestPageError.noEntry(isForward: false)) { try page.goBack() }
    try page.click("Nowhere")
    try page.click("Two")
    #expect(page.address == "/items/2")
    try page.goBack()
    #expect(page.address == "/items/1")
  }

  @Test func `the history is told what was and what comes, and decides each time`() throws {
    let told = Locked<[String]>([])
    let navigation = Navigation(
      shopRoute, state: Lens(\Shop.page), input: ShopInput.visit,
      history: { old, new in
        told.withLock {
          $0.append(
            "\(shopRoute.address(of: old)?.text ?? "") \(shopRoute.address(of: new)?.text ?? "")")
        }
        if case .item(8) = new { return .replace }
        return .push
      })
    let page = TestPage(shop(), navigation: navigation, at: "/items/7")
    try page.click("Next")
    #expect(page.address == "/items/8")
    #expect(throws: TestPageError.noEntry(isForward: false)) { try page.goBack() }
    try page.click("Next")
    #expect(page.address == "/items/9")
    try page.goBack()
    #expect(page.address == "/items/8")
    #expect(
      told.withLock { $0 }.prefix(2) == ["/items/7 /items/8", "/items/8 /items/9"])
  }

  @Test func `a title is the page's own, and follows it`() throws {
    let page = page(at: "/")
    #expect(page.title == "Shop")
    try page.click("Tea")
    #expect(page.title == "Item 7")
    try page.goBack()
    #expect(page.title == "Shop")
    #expect(
      TestPage(Component(.empty()) { (_: Int, _: Send<Int>) in p("x") }, state: 0).title == nil)
  }
}
