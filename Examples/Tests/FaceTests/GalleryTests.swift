import ArcoCore
import ArcoHTML
import ArcoLaws
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import GalleryHTML
import Testing

@MainActor struct GalleryTests {
  private func open(_ name: String, interpretation: Interpretation = .live) throws -> TestPage {
    let exhibit = try #require(Exhibit.all.first { $0.name == name })
    return TestPage(exhibit.page(interpretation: interpretation))
  }

  @Test func `an open counter goes by steps and to any number`() throws {
    let page = try open("Store")
    try page.click("One more")
    try page.click("One more")
    try page.click("One less")
    #expect(try page.text(of: "Count") == "1")
    try page.fill("Any number", with: "-42")
    try page.click("Put")
    #expect(try page.text(of: "Count") == "-42")
  }

  @Test(.timeLimit(.minutes(1)))
  func `the login machine asks before it opens`() async throws {
    let time = VirtualTime()
    let page = try open("Moore", interpretation: .live.clock(time.source))
    try page.fill("Password", with: "open")
    try page.click("Log in")
    #expect(try page.text(of: "Login") == "Asking…")
    time.jump(to: .milliseconds(300))
    await page.wait { $0.exists("Password") }
    #expect(try page.text(of: "Login") == "That is not the password.")
    try page.fill("Password", with: "sesame")
    try page.click("Log in")
    time.jump(to: .milliseconds(600))
    await page.wait { $0.exists("Log out") }
    #expect(try page.text(of: "Login") == "You are in.")
    try page.click("Log out")
    #expect(try page.text(of: "Login") == "Goodbye.")
  }

  @Test func `mills that were bought earlier yield at every later turn`() throws {
    let page = try open("Traced")
    try page.click("Another mill: 10 cups")
    #expect(try page.text(of: "Mills") == "0")
    for _ in 1...10 { try page.click("Turn: 1 more") }
    try page.click("Another mill: 10 cups")
    #expect(try page.text(of: "Cups") == "0")
    try page.click("Turn: 2 more")
    #expect(try page.text(of: "Cups") == "2")
    #expect(try page.text(of: "Mills") == "1")
  }

  @Test func `scores are a monoid, and order counts`() {
    let scores = Generator<[Score]>.array(of: .element(of: [.turn, .mill]))
      .map { $0.reduce(Score.empty) { $0.appending($1) } }
    #expect(MonoidLaws(scores).counterexamples() == [])
    #expect(Score.mill.appending(.turn) != Score.turn.appending(.mill))
  }

  @Test func `slides go on and on`() throws {
    let page = try open("Stream")
    #expect(try page.text(of: "Slide") == "1. Grind the beans.")
    try page.click("Next slide")
    #expect(try page.text(of: "Slide") == "2. Wet the grounds.")
    try page.click("Skip three")
    #expect(try page.text(of: "Slide") == "5. Grind the beans.")
  }

  @Test func `the wizard goes back to what was answered`() throws {
    let page = try open("Zipper")
    try page.click("Back")
    try page.fill("Who is it for?", with: "Ada")
    try page.click("Next")
    #expect(try page.text(of: "Step") == "Step 2 of 2")
    try page.fill("What shall it be?", with: "Mocha")
    try page.press("Enter", in: "What shall it be?")
    #expect(try page.text(of: "Answers") == "Ada, Mocha")
    try page.click("Back")
    #expect(try page.element("Who is it for?").value == "Ada")
    try page.click("Next")
    #expect(try page.element("What shall it be?").value == "Mocha")
  }

  @Test func `the list answers its parent, and only when it is asked`() throws {
    let page = try open("Cofree")
    try page.check("Boil the water")
    #expect(try page.text(of: "Answer") == "Nobody asked yet.")
    try page.click("How many are done?")
    #expect(try page.text(of: "Answer") == "2")
    try page.uncheck("Grind the beans")
    try page.click("How many are done?")
    #expect(try page.text(of: "Answer") == "1")
  }

  @Test func `a child has the words of its surroundings and a number of its own`() throws {
    let page = try open("Env")
    try page.click("Another coffee")
    try page.click("Another coffee")
    try page.click("Another tea")
    #expect(try page.text(of: "output", near: "Another coffee") == "2")
    #expect(try page.text(of: "output", near: "Another tea") == "1")
  }

  @Test func `side by side each goes its own way`() throws {
    let page = try open("Day")
    try page.click("One more")
    try page.click("Next slide")
    #expect(try page.text(of: "Count") == "1")
    #expect(try page.text(of: "Slide") == "2. Wet the grounds.")
  }

  @Test func `a badge counts what arrives while its tab is hidden`() throws {
    let page = try open("Switch")
    try page.click("One more")
    try page.click("Post a letter")
    try page.click("Post a letter")
    #expect(try page.text(of: "Unread") == "2")
    try page.click("Letters")
    #expect(page.text.contains("Letters to read: 2"))
    #expect(!page.exists("Count"))
    try page.click("Read them")
    #expect(try page.text(of: "Unread") == "0")
    try page.click("Counter")
    #expect(try page.text(of: "Count") == "1")
  }

  @Test func `one screen runs under four comonads, and only the row has an end`() throws {
    let page = try open("Four")
    for comonad in ["Store", "Moore", "Traced", "Zipper"] {
      for _ in 1...12 { try page.click("One more", near: comonad) }
      try page.click("One less", near: comonad)
    }
    #expect(try page.text(of: "Cups", near: "Store") == "11")
    #expect(try page.text(of: "Cups", near: "Moore") == "11")
    #expect(try page.text(of: "Cups", near: "Traced") == "11")
    #expect(try page.text(of: "Cups", near: "Zipper") == "8")
  }

  @Test func `a parent remembers what its child has been at`() throws {
    let page = try open("StoreT")
    try page.click("One more")
    try page.click("One more")
    try page.click("One less")
    #expect(try page.text(of: "Highest") == "2")
    try page.click("Forget it")
    #expect(try page.text(of: "Highest") == "1")
    #expect(try page.text(of: "Count") == "1")
  }
}
