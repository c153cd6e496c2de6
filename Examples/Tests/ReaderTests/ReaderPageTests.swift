import ArcoWebTesting
import ReaderFeature
import ReaderHTML
import Testing

/// The reader as somebody uses it.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ReaderPageTests {
  private let web = Web()
  private let page: TestPage

  init() { page = TestPage(readerProgram(world: web.world)) }

  /// The titles in view.
  private var titles: [String] {
    page.elements(named: "strong").map(\.text)
  }

  private func look(at address: String) throws {
    try page.fill("Address of a feed", with: address)
    try page.click("Look")
  }

  @Test func `a search narrows what is shown, to the letter`() throws {
    #expect(titles.count == 4)
    try page.type("whistle", into: "Search")
    #expect(titles == ["How we mended a whistle"])
    #expect(try page.text(of: "Page") == "Page 1 of 1")
    try page.type("x", into: "Search")
    #expect(titles == [])
    #expect(page.text.contains("Nothing was found."))
    try page.click("Clear")
    #expect(try page.text(of: "Page") == "Page 1 of 3")
  }

  @Test func `pages are turned, and another search begins at the first`() throws {
    let first = titles
    try page.click("Older")
    try page.click("Older")
    #expect(try page.text(of: "Page") == "Page 3 of 3")
    #expect(titles.last == "A letter from a reader")
    try page.click("Newer")
    #expect(try page.text(of: "Page") == "Page 2 of 3")
    try page.fill("Search", with: "kettle")
    #expect(try page.text(of: "Page") == "Page 1 of 2")
    try page.fill("Search", with: "")
    #expect(titles == first)
  }

  @Test func `an open feed shows its own entries, and the search goes on within`() throws {
    try page.fill("Search", with: "grinder")
    #expect(titles.count == 3)
    try page.click("Kettle & Cup")
    #expect(titles == ["Ninety-six degrees — says who?"])
    try page.click("All feeds")
    #expect(titles.count == 3)
  }

  @Test func `what was looked at is counted, and stays so`() throws {
    #expect(try page.text(of: ".badge", near: "The Bean Post") == "7")
    try page.click("A grinder that fits into a coat")
    try page.click("A grinder that fits into a coat")
    #expect(try page.text(of: ".badge", near: "The Bean Post") == "6")
    try page.click("Kettle & Cup")
    for title in titles { try page.click(title) }
    try page.click("Older")
    #expect(try page.text(of: ".badge", near: "Kettle & Cup") == "1")
    for title in titles { try page.click(title) }
    #expect(page.elements(named: ".badge").map(\.text) == ["6"])
  }

  @Test func `a feed is added by the wizard: address, preview, and yes`() async throws {
    try page.click("Add a feed")
    try look(at: Kiosk.millNotes.address)
    #expect(try page.text(of: "Wizard") == "Fetching \(Kiosk.millNotes.address)…")
    let request = await web.next()
    #expect(request.address == Kiosk.millNotes.place)
    request.answer(.success(Kiosk.millNotes.text))
    await page.wait { $0.exists("Add it") }
    #expect(page.text.contains("Flat against conical"))
    #expect(!page.exists("Mill Notes"))
    try page.click("Add it")
    #expect(titles == ["Flat against conical", "Cleaning day"])
    #expect(page.exists("Delete: Mill Notes"))
    try page.click("All feeds")
    #expect(try page.text(of: "Page") == "Page 1 of 4")
  }

  @Test func `the wizard says what is wrong with an address, and asks again`() async throws {
    try page.click("Add a feed")
    try look(at: "mill notes")
    #expect(try page.text(of: "Wizard") == "Write an address that begins with https:// or http://.")
    let answers: [(Result<String, FeedProblem>, String)] = [
      (.failure(.unreachable), "Nobody answers there. Try again later."),
      (.failure(.notFound), "There is nothing at this address."),
      (.success(Kiosk.torn.text), "The text there is not valid XML, at about line 7."),
      (.success(Kiosk.homepage.text), "The text there is not a feed, but <html>."),
    ]
    for (answer, words) in answers {
      try look(at: "https://a.example")
      await web.next().answer(answer)
      await page.wait { $0.exists("Look") }
      #expect(try page.text(of: "Wizard") == words)
      #expect(try page.element("Address of a feed").value == "https://a.example")
    }
    try page.fill("Address of a feed", with: "https://b.example")
    #expect(try page.text(of: "Wizard") == "")
  }

  @Test func `while a slow feed is fetched all else goes on, and the wizard stays`() async throws {
    try page.click("Add a feed")
    try page.click(Kiosk.slowDrip.address)
    try page.click("Look")
    let request = await web.next()
    try page.fill("Search", with: "whistle")
    #expect(titles == ["How we mended a whistle"])
    try page.click("Back to the shelf")
    try page.click("The Bean Post")
    try page.click("Add a feed")
    #expect(try page.text(of: "Wizard") == "Fetching \(Kiosk.slowDrip.address)…")
    request.answer(.success(Kiosk.slowDrip.text))
    await page.wait { $0.exists("Add it") }
    #expect(titles == [])
  }

  @Test func `who stops waiting is not told any more`() async throws {
    try page.click("Add a feed")
    try look(at: Kiosk.slowDrip.address)
    let late = await web.next()
    try page.click("Stop")
    #expect(try page.element("Address of a feed").value == Kiosk.slowDrip.address)
    try look(at: Kiosk.millNotes.address)
    let request = await web.next()
    late.answer(.success(Kiosk.slowDrip.text))
    request.answer(.success(Kiosk.millNotes.text))
    await page.wait { $0.exists("Add it") }
    #expect(try page.text(of: "Wizard") == "Found: Mill Notes, entries: 2")
  }

  @Test func `a feed goes when somebody says so twice`() throws {
    try page.click("Kettle & Cup")
    try page.click("Delete: Kettle & Cup")
    try page.click("Keep it")
    try page.click("Delete: Kettle & Cup")
    try page.click("Delete it")
    #expect(!page.exists("Kettle & Cup"))
    #expect(try page.text(of: "Page") == "Page 1 of 2")
    try page.click("The Bean Post")
    #expect(page.exists("Delete: The Bean Post"))
    #expect(!page.exists("Delete it"))
  }

  @Test func `a question about one feed does not become one about another`() throws {
    try page.click("Kettle & Cup")
    try page.click("Delete: Kettle & Cup")
    try page.click("The Bean Post")
    #expect(!page.exists("Delete it"))
    try page.click("Delete: The Bean Post")
    try page.click("Delete it")
    #expect(page.exists("Kettle & Cup"))
    #expect(!page.exists("The Bean Post"))
  }

  @Test func `a feed that cannot be read anew stays as it was, until it can`() async throws {
    try page.click("Kettle & Cup")
    try page.click("Read anew")
    #expect(try page.text(of: "Status") == "Reading it again…")
    try page.click("Read anew")
    await web.next().answer(.failure(.unreachable))
    await page.wait { !$0.text.contains("Reading it again…") }
    #expect(
      try page.text(of: "Status") == "Not updated. Nobody answers there. Try again later.")
    #expect(titles.count == 4)
    try page.click("Read anew")
    await web.next().answer(.success(Kiosk.millNotes.text))
    await page.wait { $0.exists("Cleaning day") }
    #expect(titles == ["Flat against conical", "Cleaning day"])
    #expect(web.asked == 2)
    #expect(try page.text(of: "Status") == "")
    #expect(try page.text(of: "Page") == "Page 1 of 1")
  }

  @Test func `a feed that goes while it is read anew does not come back`() async throws {
    try page.click("Kettle & Cup")
    try page.click("Read anew")
    let request = await web.next()
    try page.click("Delete: Kettle & Cup")
    try page.click("Delete it")
    request.answer(.success(Kiosk.kettle.text))
    try page.click("The Bean Post")
    try page.click("Read anew")
    await web.next().answer(.failure(.notFound))
    await page.wait { $0.text.contains("There is nothing at this address.") }
    #expect(!page.exists("Kettle & Cup"))
  }

  @Test func `only an address of the web is linked`() throws {
    for title in titles { try page.click(title) }
    #expect(page.elements(named: "Read on").count == 4)
    for _ in 1...2 { try page.click("Older") }
    for title in titles { try page.click(title) }
    #expect(page.text.contains("I have one spoon"))
    #expect(page.elements(named: "Read on").count == titles.count - 1)
  }
}
