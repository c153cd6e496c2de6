import ArcoControls
import ArcoCore
import ArcoHTML
import ArcoStatus
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct NoticesFaceTests {
  private let bench: Bench<Notices<String>, NoticesInput<String>>

  init() { bench = Bench(.notices(), state: Notices(), face: noticesFace { $0 }) }

  private var page: TestPage { bench.user }
  private var driver: Driver<Void, Notices<String>, NoticesInput<String>> { bench.driver }

  @Test func `both places are there before anything is said`() {
    #expect(page.text.isEmpty)
    #expect(bench.markup.contains(#"role="status""#))
    #expect(bench.markup.contains(#"role="alert""#))
  }

  @Test func `a notice is said where its urgency belongs`() throws {
    driver.send(.post(Notice("Saved.")))
    driver.send(.post(Notice("The line is lost.", .alert)))
    #expect(page.text == "Saved.\nDismiss")
    try page.click("Dismiss")
    #expect(page.text == "The line is lost.\nDismiss")
    try page.click("Dismiss")
    #expect(page.text.isEmpty)
  }

  @Test func `a notice is held while the focus is on its button`() throws {
    driver.send(.post(Notice("Saved.")))
    try page.focus("Dismiss")
    #expect(driver.state.isHeld)
    try page.blur("Dismiss")
    #expect(!driver.state.isHeld)
  }
}
