import Arco
import ArcoCore
import ArcoHTML
import ArcoRoutes
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import Testing

/// Hosts begin alike: component, state, world, navigation.
@MainActor struct HostTests {
  private let shelves = Route.path("shelves").segment(.integer)
  private let navigation: Navigation<Int, Int>

  init() { navigation = Navigation(shelves, state: Lens(\Int.self)) { $0 } }

  private static func view(_ shelf: Int) -> HTML { p("shelf \(shelf)") }

  private func shelf() -> Component<Int, Int, Int, HTML> {
    Component(.reduce { $0 = $1 }) { shelf, _ in Self.view(shelf) }
  }

  private func plain() -> Component<Void, Int, Int, HTML> {
    Component(.reduce { $0 = $1 }) { shelf, _ in Self.view(shelf) }
  }

  @Test func `a page begins with component, state, world and navigation`() {
    let pages = [
      Page(plain(), state: 3),
      Page(plain(), state: 3, navigation: navigation, at: "/shelves/4"),
      Page(shelf(), state: 3, world: 1),
      Page(shelf(), state: 3, world: 1, navigation: navigation, at: "/shelves/4"),
      Page(Program(plain(), state: 3), navigation: navigation, at: "/shelves/4"),
    ]
    #expect(pages.map(\.address) == [nil, "/shelves/4", nil, "/shelves/4", "/shelves/4"])
    let shown = pages.map { String(decoding: $0.markup(), as: UTF8.self).contains("shelf 4") }
    #expect(shown == [false, true, false, true, true])
    for page in pages { page.close() }
  }

  @Test func `a test page begins with component, state, world and navigation`() throws {
    let pages = [
      TestPage(plain(), state: 3),
      TestPage(plain(), state: 3, navigation: navigation, at: "/shelves/4"),
      TestPage(shelf(), state: 3, world: 1),
      TestPage(shelf(), state: 3, world: 1, navigation: navigation, at: "/shelves/4"),
      TestPage(Program(plain(), state: 3), navigation: navigation, at: "/shelves/4"),
    ]
    #expect(pages.map(\.address) == [nil, "/shelves/4", nil, "/shelves/4", "/shelves/4"])
    for page in pages { try #expect(page.text(of: "p") == "shelf \(page.address == nil ? 3 : 4)") }
  }

  @Test func `a test driver begins with component, state and world`() throws {
    let test = TestDriver(plain(), state: 3)
    try test.send(4) { $0 = 4 }
    let other = TestDriver(shelf(), state: 3, world: 1)
    try other.send(4) { $0 = 4 }
  }
}
