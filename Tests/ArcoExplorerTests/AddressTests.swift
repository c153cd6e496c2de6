import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoOptics
import ArcoRoutes
import ArcoWeb
import Testing

/// Pages that follow their address: links within the site are steps of a walk.
struct AddressTests {
  private static let pages = Route.path("pages").segment(.integer)

  private func site(from address: String, isWhole: Bool = true) -> Explorer<Int, Int> {
    let navigation = Navigation<Int, Int>(Self.pages, state: Lens<Int, Int>(\.self)) { $0 }
    let dispatcher = Dispatcher<Void, Int, Int>.reduce { page, next in page = min(next, 3) }
    @Sendable func page() -> Component<Void, Int, Int, HTML> {
      Component(dispatcher) { page, send in
        h1("Page \(page)")
        if page < 3 { a("On", .href(Self.pages, page + 1)) }
        if page == 3, isWhole { a("Begin", .href(Self.pages, 0)) }
        button("Skip", .onClick { send(page + 2) })
        a("Elsewhere", .href("https://example.com/"))
        a("Another page of the site", .href("/other"))
      }
    }
    return Explorer(page(), state: 0, navigation: navigation, at: address)
  }

  @Test func `links within the site are followed, and each way replays`() throws {
    let walk = try site(from: "/pages/1").walk()
    #expect(walk.isComplete)
    #expect(Set(walk.states) == [0, 1, 2, 3])
    #expect(walk.states.first == 1)
    let begin = walk.sometimes("it is the first page") { $0.state == 0 }
    #expect(replayed(begin) == ["click \"Skip\"", "click \"Begin\""])
    #expect(begin.way?.test(named: "begin").contains("try walker.page?.click(\"Begin\")") == true)
    for state in walk.states {
      #expect(walk.sometimes("it shows") { $0.state == state }.way?.replays() == true)
    }
    #expect(walk.hasNoProblems().holds)
    #expect(try site(from: "/pages/1").walk(restoring: .replayed).states == walk.states)
  }

  @Test func `a page without a way out is found though links lead away from the site`() throws {
    let verdict = try site(from: "/pages/2", isWhole: false).walk().hasNoDeadEnds()
    #expect(replayed(verdict) == ["click \"On\""])
  }

  @Test(arguments: [false, true])
  func `a step to a place that is not allowed bars no page but its own`(isReplayed: Bool) throws {
    let navigation = Navigation<Int, Int>(
      Self.pages, state: Lens<Int, Int>(\.self), input: { $0 }, allows: { $0 != 1 })
    @Sendable func page() -> Component<Void, Int, Int, HTML> {
      Component(Dispatcher<Void, Int, Int>.reduce { $0 = $1 }) { page, send in
        h1("Page \(page)")
        button("Go to 1", .onClick { send(1) })
        if page < 5 { a("On", .href(Self.pages, page + (page == 0 ? 2 : 1))) }
      }
    }
    let explorer = Explorer(page(), state: 0, navigation: navigation, at: "/pages/0")
    let walk = try explorer.walk(restoring: isReplayed ? .replayed : .stored)
    #expect(Set(walk.states) == [0, 1, 2, 3, 4, 5])
    #expect(walk.sometimes("the last page is shown") { $0.shows("Page 5") }.holds)
    // The browser loads another page there.
    let barred = walk.always("nothing is shown") { reached in
      reached.state != 1 || reached.text.isEmpty && reached.controls.isEmpty
    }
    #expect(barred.holds)
    #expect(walk.hasNoDeadEnds(except: { $0.state == 5 }).way?.steps == ["click \"Go to 1\""])
    #expect(walk.hasNoProblems().holds)
  }
}
