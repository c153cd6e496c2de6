import Arco
import ArcoSwiftUI
import Testing

@MainActor struct ControlValueTests {
  @Test func `a control finds what was shown, and then what it wrote`() {
    var reported: [String] = []
    let value = ControlValue("Be", report: { reported.append($0) })
    #expect(value.get() == "Be")
    value.set("Bea")
    #expect(value.get() == "Bea")
    #expect(reported == ["Bea"])
  }

  @Test func `a text of other bytes is a write, also if it reads the same`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    var reported: [String] = []
    let control = ControlValue(composed, report: { reported.append($0) })
    for text in [composed, decomposed, decomposed, composed] { control.set(text) }
    #expect(reported.map(\.unicodeScalars.count) == [2, 1])
    var optionals = 0
    let optional = ControlValue<String?>(composed, report: { _ in optionals += 1 })
    for text in [composed, decomposed, nil, nil] { optional.set(text) }
    #expect(optionals == 2)
  }

  @Test func `what it wrote is there before anybody hears of it`() {
    var found: [Int] = []
    var read: () -> Int = { 0 }
    let value = ControlValue(1, report: { _ in found.append(read()) })
    read = value.get
    value.set(2)
    #expect(found == [2])
  }

  @Test func `a write that changes nothing has its view run again, and no other`() {
    var value: ControlValue<Int>?
    let limited = Dispatcher<Void, Int, Int>.reduce { count, wish in count = min(wish, 5) }
    let model = ComponentModel(
      Component(
        limited,
        Face(sketch: { count, send in
          value = send.controlValue(count) { $0 }
          return .text("\(count)")
        })), state: 5)
    let screen = Screen(model.root)
    #expect(screen.runs { value?.set(6) } == 1)
    #expect(value?.get() == 5)
  }
}
