import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import ReaderFeature
import ReaderHTML
import Testing

/// The components, each alone, and the whole as a value that nothing runs.
@MainActor struct ReaderSpaceTests {
  private let nobody = ReaderWorld { _ throws(FeedProblem) in throw .unreachable }

  private func alone<C>(_ space: Space<C, UI<ReaderWorld, C, HTML>>) -> TestPage {
    TestPage(space.explore(environment: nobody))
  }

  @Test func `the shelf alone opens feeds`() throws {
    let page = alone(
      feedShelf(.kiosk).map { shelf in shelf(.empty) { feed in p("Beside \(feed.title)") } })
    #expect(!page.text.contains("Beside"))
    try page.click("Kettle & Cup")
    #expect(page.text.contains("Beside Kettle & Cup"))
    try page.click("All feeds")
    #expect(!page.text.contains("Beside"))
  }

  @Test func `the farewell alone asks, for the feed that it was begun for`() throws {
    let (one, other) = (try Kiosk.beanPost.feed(), try Kiosk.kettle.feed())
    let page = alone(
      farewell().map { farewell in
        UI { handler in
          div {
            farewell(one)(handler)
            farewell(other)(handler)
          }
        }
      })
    try page.click("Delete: Kettle & Cup")
    #expect(page.text.contains("Really take “Kettle & Cup” off the shelf?"))
    #expect(page.exists("Delete: The Bean Post"))
    try page.click("Keep it")
    #expect(page.exists("Delete: Kettle & Cup"))
  }

  @Test func `the wizard alone leads to a preview`() async throws {
    let web = Web()
    let page = TestPage(feedWizard(suggesting: []).explore(environment: web.world))
    try page.fill("Address of a feed", with: Kiosk.kettle.address)
    try page.click("Look")
    await web.next().answer(.success(Kiosk.kettle.text))
    await page.wait { $0.exists("Add it") }
    #expect(try page.text(of: "Wizard") == "Found: Kettle & Cup, entries: 5")
    try page.click("Another address")
    #expect(try page.element("Address of a feed").value == Kiosk.kettle.address)
  }

  @Test func `the search alone holds no more than its limit, and is cleared`() throws {
    let page = alone(wordSearch())
    try page.fill("Search", with: "grinder")
    #expect(try page.element("Search").value == "grinder")
    try page.click("Clear")
    #expect(try page.element("Search").value == "")
    let long = String(repeating: "a", count: Searching.wordsLimit + 1)
    let searching = wordSearch().select(.input(.write(long)))
    #expect(searching.shape.state.words == String(long.dropLast()))
  }

  @Test func `a pager is a zipper of views, and stops at the edges`() throws {
    let row = Zipper((0..<3).map { pager(Spot(count: 3, index: $0)) })
    let page = alone(row)
    #expect(try page.text(of: "Page") == "Page 1 of 3")
    for _ in 1...5 { try page.click("Older") }
    #expect(try page.text(of: "Page") == "Page 3 of 3")
    for _ in 1...5 { try page.click("Newer") }
    #expect(try page.text(of: "Page") == "Page 1 of 3")
  }

  @Test func `the whole is a value: what a move leads to can be seen before it is made`() {
    let now = feedReader(.kiosk, .kiosk)
    let search = Action<Searching, Searching.Input, Void>.input(.write("whistle"))
      .lifted(along: Place.search)
    let future = now.select(search.then(.layOut))
    #expect(shown(future).contains("How we mended a whistle"))
    #expect(shown(future).contains("Page 1 of 1"))
    #expect(shown(now).contains("Page 1 of 3"))
  }

  @Test func `moves of different parts commute`() {
    let now = feedReader(.kiosk, .kiosk)
    let turn = Update.right().lifted(along: Place.pages.appending(row))
    let open = State<Shelf, Void>.modify { $0.open(Kiosk.kettle.place) }.lifted(along: Place.shelf)
    let door = Update<Column, Void>.show(.right).lifted(along: Place.column)
    let one = now.select(turn).select(open).select(door)
    let other = now.select(door).select(open.then(turn))
    #expect(shown(one) == shown(other))
    #expect(shown(one) != shown(now))
  }

  @Test func `a feed that the wizard ends with is on the shelf in one step`() throws {
    let feed = try Kiosk.millNotes.feed()
    let queries: [Subscribing.Query] = [
      .write(feed.address.text), .fetch, .receive(.success(feed), from: feed.address), .agree,
    ]
    let agreed = queries.reduce(feedReader(.kiosk, .kiosk)) { space, query in
      space.select(Update.told(query).lifted(along: Place.wizard))
    }
    .select(Update<Column, Void>.show(.right).lifted(along: Place.column))
    #expect(!shown(agreed).contains("Mill Notes, 4 May 2026"))
    let collected = agreed.select(Update.collect.then(.layOut))
    #expect(Place.shelf.shape(collected.shape).opened?.feed == feed)
    #expect(shown(collected).contains("Mill Notes, 4 May 2026"))
    #expect(shown(collected).contains("Add a feed"))
    #expect(shown(collected.select(.collect)) == shown(collected))
  }

  /// What a place of the whole shows.
  private func shown(_ space: Space<FeedReader, Pane<FeedReader>>) -> String {
    TestPage(IdentityComponent(space.extract()(Handler { _ in }))).text
  }
}
