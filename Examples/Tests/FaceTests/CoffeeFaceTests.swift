import ArcoWeb
import ArcoWebTesting
import CoffeeFeature
import CoffeeHTML
import Testing

@MainActor struct CoffeeFaceTests {
  @Test func `it shows both doses and the ratio`() {
    let page = TestPage(coffee(), state: Brew())
    #expect(page.text.contains("Coffee Beans Weight: 15.0g"))
    #expect(page.text.contains("First Boiled Water Amount: 30.0g"))
    #expect(page.text.contains("Beans to water: 1 : 2.0"))
  }

  @Test func `buttons and sliders change the dose they are named for`() throws {
    let page = TestPage(coffee(), state: Brew())
    try page.click("One gram more: Coffee Beans Weight")
    try page.fill("First Boiled Water Amount", with: "40.5")
    #expect(page.text.contains("Coffee Beans Weight: 16.0g"))
    #expect(page.text.contains("First Boiled Water Amount: 40.5g"))
    #expect(try page.element("First Boiled Water Amount").value == "40.5")
  }

  @Test func `nobody moves a slider beyond the scale`() throws {
    let page = TestPage(coffee(), state: Brew())
    for text in ["50.5", "1000000000000", "-1"] {
      #expect(throws: TestPageError.outOfBounds(try page.element("Coffee Beans Weight"), text)) {
        try page.fill("Coffee Beans Weight", with: text)
      }
    }
    #expect(page.text.contains("Coffee Beans Weight: 15.0g"))
  }

  @Test func `without beans it says so`() {
    let page = TestPage(coffee(), state: Brew(beans: Dose(grams: 0)))
    #expect(page.text.contains("No beans, no coffee"))
  }
}
