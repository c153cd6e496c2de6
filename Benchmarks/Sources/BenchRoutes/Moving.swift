import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb

/// Bytes that it takes to come to a page of the shop: by a load, and by a link from the page before.
@MainActor
func bytesOfMoving() -> (load: Int, move: Int) {
  let visiting = Dispatcher<Void, Page, Page>.reduce { page, next in page = next }
  let face = Face<Page, Page, HTML> { page, _ in
    title("\(page) – Shop")
    HTML.nav {
      a("Items", .href(shop, .list))
      a("Cart", .href(shop, .cart))
      a("Orders", .href(shop, .orders(page: 1)))
    }
    main {
      if case .item(let id) = page {
        h1("Item \(id.rawValue)")
        p("Loose leaves, in a tin of a hundred grams.")
        button("Add to cart", .type(.button))
      } else {
        h1("Items")
        ul {
          for number in 1...20 {
            li { a("Item \(number)", .href(shop, .item(ItemID(rawValue: number)))) }
          }
        }
      }
    }
    footer { p("Shipped within two days.") }
  }
  let navigation = Navigation(shop, state: Itself<Page>(), input: { $0 })
  let loaded = ArcoWeb.Page(
    Driver(visiting, state: .list), face: face, navigation: navigation, at: "/items/7")
  let driver = Driver(visiting, state: Page.list)
  let moved = ArcoWeb.Page(driver, face: face, navigation: navigation, at: "/")
  var bytes = 0
  moved.onPatch = { bytes += $0.count }
  driver.send(.item(ItemID(rawValue: 7)))
  return (loaded.markup().count, bytes)
}
