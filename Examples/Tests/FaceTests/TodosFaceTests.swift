import Arco
import ArcoWeb
import ArcoWebTesting
import Testing
import TodosFeature
import TodosHTML

@MainActor struct TodosFaceTests {
  private let page: TestPage

  init() {
    page = TestPage(todosPage(), state: Todos("Grind", "Pour"), world: TodosWorld { _ in })
  }

  @Test func `a todo is added by name and ticked by name`() throws {
    try page.fill("What is there to do?", with: "Drink")
    try page.click("Add")
    try page.check("Drink")
    #expect(page.text.contains("2 of 3 to do"))
    #expect(try page.element("What is there to do?").value == "")
  }

  @Test func `a row unfolds for itself and folds when it was renamed`() throws {
    #expect(!page.exists("Title"))
    try page.click("Edit: Pour")
    try page.fill("Title", with: "Pour slowly")
    try page.click("Rename")
    #expect(page.exists("Edit: Pour slowly"))
    #expect(!page.exists("Title"))
  }

  @Test func `the filter leaves what fits`() throws {
    try page.check("Grind")
    try page.check("Active")
    #expect(page.exists("Edit: Pour"))
    #expect(!page.exists("Edit: Grind"))
    try page.check("All")
    #expect(page.elements(named: "Grind").contains { $0.isChecked })
  }

  @Test func `the panel opens for a todo and closes with it`() throws {
    try page.click("Edit: Pour")
    try page.click("Notes: Pour")
    #expect(page.text.contains("Notes on “Pour”"))
    try page.fill("#notes", with: "slowly")
    try page.click("Delete: Pour")
    #expect(!page.text.contains("Notes on"))
  }

  @Test(arguments: ["https://arco.example/pour?slowly=1#now", "mailto:ada@arco.example"])
  func `notes that are an address are a link`(notes: String) throws {
    try keep(notes)
    #expect(try page.element("a").name == notes)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript://%0Aalert(1)", "java\nscript:alert(1)",
    "java\tscript:alert(1)", "\tjavascript:alert(1)", " javascript:alert(1)", "data:text/html,1",
    "https://arco.example\n", "Remember: slowly", "slowly", "half/half: slowly",
  ])
  func `other notes are a text`(notes: String) throws {
    try keep(notes)
    #expect(!page.exists("a"))
    #expect(page.text.contains(notes.split { $0.isWhitespace }.joined(separator: " ")))
  }

  private func keep(_ notes: String) throws {
    try page.click("Edit: Pour")
    try page.click("Notes: Pour")
    try page.fill("#notes", with: notes)
    try page.click("Keep notes")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a failed save is shown with a way to try again`() async throws {
    let page = TestPage(

      todosPage(), state: Todos("Grind"),
      world: TodosWorld { _ throws(SaveError) in throw .unreachable })
    try page.check("Grind")
    #expect(page.text.contains("Saving…"))
    await page.wait { $0.exists("Try again") }
    #expect(page.text.contains("Not saved: the store does not answer."))
    try page.click("Try again")
    #expect(page.text.contains("Saving…"))
  }
}
