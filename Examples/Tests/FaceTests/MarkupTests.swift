import Arco
import ArcoHTML
import ArcoWeb
import CoffeeFeature
import CoffeeHTML
import CountersFeature
import CountersHTML
import EditorFeature
import EditorHTML
import GalleryHTML
import LoginFeature
import LoginHTML
import OrderFeature
import OrderHTML
import ReaderFeature
import ReaderHTML
import SignUpFeature
import SignUpHTML
import StepperHTML
import Testing
import TodosFeature
import TodosHTML

@MainActor struct MarkupTests {
  @Test func `what somebody wrote is a text and never markup`() {
    let state = Todos("<script>alert(1)</script>", "\"&'")
    let html = Page(todosPage(), state: state, world: TodosWorld { _ in }).html
    #expect(!html.contains("<script>"))
    #expect(html.contains("&lt;script&gt;"))
    #expect(html.contains("aria-label=\"Delete: &quot;&amp;'\""))
  }

  @Test func `no id comes twice and every label has its field`() {
    let pages = [
      Page(coffee(), state: Brew()),
      Page(todosPage(), state: Todos("One", "Two"), world: TodosWorld { _ in }),
      Page(editorPage(), state: Editor("One")),
      Page(countersPage(), state: TwoCounters()),
      Page(stepperPage(), state: 0),
      Page(loginPage(), state: .loggedOut(nil), world: LoginWorld.willing),
      Page(orderPage(), state: .writing(OrderForm())),
      Page(signUpComponent(), state: SignUpPage(), world: .willing),
      Page(readerPage(world: .kiosk())),
    ]
    for html in (pages + Exhibit.all.map { $0.page() }).map(\.html) {
      let ids = html.values(of: "id")
      #expect(Set(ids).count == ids.count)
      #expect(Set(html.values(of: "for").flatMap { $0.split(separator: " ") }).isSubset(of: ids))
    }
  }
}

extension Page {
  fileprivate var html: String { String(decoding: markup(), as: UTF8.self) }
}

extension String {
  fileprivate func values(of attribute: String) -> [Substring] {
    split(separator: " \(attribute)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }
}
