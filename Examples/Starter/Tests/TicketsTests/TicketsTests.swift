import ArcoTesting
import ArcoWebTesting
import Testing
import TicketsFeature
import TicketsHTML

/// What the feature decides, without a page.
struct TicketsTests {
  @Test func `each number hears its own inputs`() throws {
    let test = TestDriver(tickets, state: Tickets())
    try test.send(.children(.more)) { $0.children = 1 }
    try test.send(.adults(.fewer)) { $0.adults = 1 }
    try test.finish()
    #expect(test.state.price == 17)
  }

  @Test func `there are never fewer than none`() throws {
    let test = TestDriver(tickets, state: Tickets())
    try test.send(.children(.fewer))
    try test.finish()
  }
}

/// What a person does with the page, without a browser.
@MainActor struct TicketsPageTests {
  @Test func `a child's ticket is added to the price`() throws {
    let page = TestPage(ticketsPage(), state: Tickets())
    try page.click("More: Children")
    #expect(try page.text(of: "Children") == "1")
    #expect(try page.text(of: "Price") == "€29")
  }
}
