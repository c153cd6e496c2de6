import ArcoSwiftUI
import Testing

@MainActor struct EchoTests {
  @Test func `a control finds what was shown, and then what it wrote`() {
    var reported: [String] = []
    let echo = Echo("Be") { reported.append($0) }
    #expect(echo.get() == "Be")
    echo.set("Bea")
    #expect(echo.get() == "Bea")
    #expect(reported == ["Bea"])
  }

  @Test func `what it wrote is there before anybody hears of it`() {
    var found: [Int] = []
    var read: () -> Int = { 0 }
    let echo = Echo(1) { _ in found.append(read()) }
    read = echo.get
    echo.set(2)
    #expect(found == [2])
  }
}
