import Arco
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import SevenGUIs
import Testing

@MainActor struct SmallGUIsTests {
  @Test func `each click counts one`() throws {
    let page = TestPage(counterPage())
    #expect(try page.text(of: "Value") == "0")
    for _ in 1...3 { try page.click("Count") }
    #expect(try page.text(of: "Value") == "3")
  }

  @Test func `a temperature follows the other while that one is a number`() throws {
    let page = TestPage(temperaturePage())
    try page.fill("Celsius", with: "5")
    #expect(try page.text(of: "Fahrenheit") == "41")
    try page.fill("Fahrenheit", with: "-40")
    #expect(try page.text(of: "Celsius") == "-40")
    try page.fill("Celsius", with: "warm")
    #expect(try page.text(of: "Fahrenheit") == "-40")
    try page.fill("Celsius", with: "20.5")
    #expect(try page.text(of: "Fahrenheit") == "68.9")
  }

  @Test func `a return flight is booked for days of which the second is not earlier`() throws {
    let page = TestPage(flightPage())
    #expect(try page.element("Return").isDisabled)
    try page.click("Book")
    #expect(
      try page.text(of: "Booking") == "You have booked a one-way flight on 27.03.2014.")
    try page.choose("return flight", in: "Flight")
    try page.fill("Start", with: "28.03.2014")
    #expect(try page.element("Book").isDisabled)
    try page.fill("Return", with: "01.04.2014")
    try page.click("Book")
    #expect(
      try page.text(of: "Booking")
        == "You have booked a return flight from 28.03.2014 to 01.04.2014.")
    try page.fill("Return", with: "31.04.2014")
    #expect(try page.element("Book").isDisabled)
  }

  @Test(arguments: [
    "", "1.1.2014", "00.01.2014", "29.02.2014", "31.04.2014", "01.13.2014", "01.01.20145",
    "+1.01.2014", "01.01.2014.", "０１.01.2014",
  ])
  func `what is no day of the calendar is none`(text: String) { #expect(Day(text) == nil) }

  @Test func `a leap year has its day`() throws {
    #expect(Day("29.02.2016") != nil && Day("29.02.2000") != nil && Day("29.02.1900") == nil)
    let (last, first) = (try #require(Day("31.12.2013")), try #require(Day("01.01.2014")))
    #expect(last < first)
  }

  @Test func `an entry is created, filtered, updated and deleted`() throws {
    let page = TestPage(peoplePage())
    #expect(try page.element("Update").isDisabled && page.element("Delete").isDisabled)
    try page.fill("Name", with: "Ada")
    try page.fill("Surname", with: "Lovelace")
    try page.click("Create")
    try page.fill("Filter prefix", with: "L")
    #expect(!page.exists("Tisch, Roman"))
    try page.choose("Lovelace, Ada", in: "People")
    try page.fill("Surname", with: "King")
    try page.click("Update")
    #expect(!page.exists("King, Ada"))
    #expect(try page.element("Update").isDisabled)
    try page.fill("Filter prefix", with: "")
    try page.choose("King, Ada", in: "People")
    #expect(try page.text(of: "Name") == "Ada")
    try page.click("Delete")
    #expect(!page.exists("King, Ada"))
  }
}

@MainActor struct TimerTests {
  private let test = TestDriver(timing, state: Timer(), strictness: .loose)

  @Test func `it stops when it is full, goes on when it is to last longer, and begins anew`() throws
  {
    try test.advance(by: .seconds(14))
    #expect(test.state.elapsed == 140)
    try test.advance(by: .seconds(10))
    #expect(test.state.elapsed == 150)
    try test.send(.last(200))
    try test.advance(by: .seconds(2))
    #expect(test.state.elapsed == 170)
    try test.send(.last(100))
    try test.advance(by: .seconds(1))
    #expect(test.state.elapsed == 170)
    try test.send(.reset)
    try test.advance(by: .seconds(1))
    #expect(test.state.elapsed == 10)
  }
}
