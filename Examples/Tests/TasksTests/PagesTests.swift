import ArcoPages
import ArcoTesting
import ArcoWebTesting
import Testing

@testable import Tasks

@MainActor
struct PagesTests {
  @Test func `a counter counts`() throws {
    let page = TestPage(counterPage(), state: 0)
    try page.click("+")
    try page.click("+")
    try page.click("−")
    #expect(try page.text(of: "output") == "1")
  }

  @Test func `two counters count apart`() throws {
    let driver = TestDriver(two, state: Two())
    try driver.send(.left(2)) { $0.left = 2 }
    try driver.send(.right(-1)) { $0.right = -1 }
    #expect(TestPage(twoPage(), state: Two(left: 2, right: -1)).text.contains("2"))
  }

  @Test func `rows are added, count and go`() throws {
    let page = TestPage(itemsPage(), state: Items())
    try page.click("New")
    try page.click("0")
    try page.click("New")
    #expect(try page.text(of: "ul").filter { !$0.isWhitespace } == "1×0×")
    try page.click("×", near: "1")
    #expect(try page.text(of: "ul").filter { !$0.isWhitespace } == "0×")
  }

  @Test func `a timer counts seconds`() throws {
    let driver = TestDriver(timer, state: 0, strictness: .loose)
    try driver.advance(by: .seconds(2))
    #expect(driver.state == 2)
  }

  @Test func `what is said in a room is heard there`() throws {
    let world = Chat.World()
    let driver = TestDriver(chat, state: Chat(draft: "Hello"), world: world, strictness: .loose)
    try driver.send(.say)
    try driver.advance(by: .zero)
    #expect(driver.state.draft.isEmpty)
    #expect(driver.state.messages == ["Hello"])
  }

  @Test func `what was typed is undone and redone`() throws {
    let driver = TestDriver(editor, state: Editor(), strictness: .loose)
    try driver.send(.type("a"))
    try driver.send(.type("ab"))
    try driver.send(.undo)
    #expect(driver.state.text == "a")
    try driver.send(.redo)
    #expect(driver.state.text == "ab")
  }
}
