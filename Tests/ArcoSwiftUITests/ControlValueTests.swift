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
