import Arco
import ArcoSwiftUI
import Testing

@MainActor struct EchoTests {
  @Test func `a control finds what was shown, and then what it wrote`() {
    var reported: [String] = []
    let echo = Echo("Be", report: { reported.append($0) })
    #expect(echo.get() == "Be")
    echo.set("Bea")
    #expect(echo.get() == "Bea")
    #expect(reported == ["Bea"])
  }

  @Test func `what it wrote is there before anybody hears of it`() {
    var found: [Int] = []
    var read: () -> Int = { 0 }
    let echo = Echo(1, report: { _ in found.append(read()) })
    read = echo.get
    echo.set(2)
    #expect(found == [2])
  }

  @Test func `a write that changes nothing has its view run again, and no other`() {
    var echo: Echo<Int>?
    let limited = Dispatcher<Void, Int, Int>.reduce { count, wish in count = min(wish, 5) }
    let model = ComponentModel(
      Component(
        limited,
        Face(sketch: { count, send in
          echo = send.echo(count) { $0 }
          return .text("\(count)")
        })), state: 5)
    let screen = Screen(model.root)
    #expect(screen.runs { echo?.set(6) } == 1)
    #expect(echo?.get() == 5)
  }
}
