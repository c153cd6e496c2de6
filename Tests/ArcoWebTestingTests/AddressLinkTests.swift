import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb
import Testing

@Suite struct AddressLinkTests {
  private let teas = Route.oneOf {
    Route.path("tea").segment(.text).into(StandardOptics.Some<String>())
  }

  private func link(_ tea: String?) -> String {
    let document = Document()
    document.mount(a("Tea", .href(teas, tea)))
    return String(decoding: document.markup(), as: UTF8.self)
  }

  @Test func `a link leads to the address of its value`() {
    #expect(link("sencha") == "<a href=\"/tea/sencha\">Tea</a>")
  }

  @Test func `a value that has no address makes no link, as it may be data`() {
    #expect(teas.address(of: nil) == nil)
    #expect(link(nil) == "<a>Tea</a>")
  }
}
