import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import OrderFeature
import OrderHTML
import Testing

@MainActor struct OrderFaceTests {
  private let page: TestPage

  init() { page = TestPage(orderPage(), state: .writing(OrderForm())) }

  @Test func `each field says what is wrong with it, once somebody tried`() throws {
    try page.fill("Espresso", with: "lots")
    #expect(!page.text.contains("whole number"))
    try page.submit("Place order")
    #expect(try page.text(of: "#name-problem") == "Say who you are.")
    #expect(try page.text(of: "#cups-0-problem") == "Write a whole number from 0 to 12.")
    #expect(try page.text(of: "#cups-1-problem") == "")
    #expect(try page.text(of: "Answer") == "Not placed. Say who you are.")
    try page.fill("Name", with: "Ada")
    #expect(try page.text(of: "Answer") == "Not placed. Write a whole number from 0 to 12.")
    try page.fill("Espresso", with: "")
    #expect(try page.text(of: "Answer") == "Not placed. Order a cup of something.")
  }

  @Test func `an order is placed, and written again to be changed`() throws {
    try page.fill("Name", with: " Ada ")
    try page.fill("Espresso", with: "2")
    try page.fill("Flat white", with: "1")
    try page.fill("Wish", with: "Oat milk")
    try page.press("Enter", in: "Wish")
    #expect(try page.text(of: "Answer") == "Thank you, Ada.")
    #expect(try page.text(of: "Ordered") == "2 × Espresso\n1 × Flat white")
    #expect(page.exists("Oat milk"))
    try page.click("Change it")
    #expect(try page.text(of: "Name") == "Ada")
    #expect(try page.text(of: "Filter coffee") == "")
    #expect(try page.text(of: "Flat white") == "1")
    #expect(try page.text(of: "Wish") == "Oat milk")
  }
}
