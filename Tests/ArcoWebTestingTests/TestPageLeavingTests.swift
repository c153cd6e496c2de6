import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import ArcoWorld
import Testing

private struct Desk: Equatable, Sendable {
  var note = ""
  var heard: [Int] = []
}

private enum DeskInput: Sendable {
  case write(String)
  case heard(Int)
  case save
}

private let desk = Dispatcher<Shared<Int>, Desk, DeskInput> {
  Dispatcher.update { desk, input in
    switch input {
    case .write(let note): desk.note = note
    case .heard(let number): desk.heard.append(number)
    case .save: return .callback { _, _ in Cancellation {} }
    }
    return .none
  }
  Dispatcher.alive { .listen(to: { $0 }) { .heard($0) } }
}

@MainActor
@Suite struct TestPageLeavingTests {
  private let number = Shared.inMemory(1)

  private func page() -> TestPage {
    TestPage(
      Program(
        Component(desk) { desk, send in
          main(.lang("de"), .asksBeforeLeaving(!desk.note.isEmpty)) {
            input(.ariaLabel("Note"), .value(desk.note), .onInput { send(.write($0)) })
            output(desk.heard.map { "\($0)" }.joined(separator: ","), .ariaLabel("Heard"))
            button("Save", .onClick { send(.save) })
          }
        }, state: Desk(), world: number))
  }

  @Test func `a page that is left and gone back to is what it was, and listens again`() async throws
  {
    let page = page()
    await page.wait { $0.text.contains("1") }
    try page.type("Tea", into: "Note")
    try page.leaveAndGoBack()
    #expect(try page.element("Note").value == "Tea")
    number.change { $0 = 2 }
    await page.wait { $0.text.contains("2") }
    #expect(try page.text(of: "Heard") == "1,1,2")
  }

  @Test func `a page with something in flight is not kept`() throws {
    let page = page()
    try page.click("Save")
    #expect(throws: TestPageError.notKept) { try page.leaveAndGoBack() }
  }

  @Test func `a page says whether it asks before it is left, and its language`() throws {
    let page = page()
    #expect(!page.asksBeforeLeaving)
    try page.type("Tea", into: "Note")
    #expect(page.asksBeforeLeaving)
    #expect(page.language == "de")
  }
}
