import Arco
import ArcoSwiftUI
import Testing

@MainActor struct TraceTests {
  @Test func `it tells the input, what it changed and how many views that concerns`() {
    var texts: [String] = []
    let model = boardModel(rows: 2, trace: Trace { texts.append($0) })
    let screen = Screen(model.root)
    #expect(screen.lines.count == 4)
    model.send(.rename("Shelf"))
    #expect(
      texts == [
        "rename(\"Shelf\")",
        "  title: \"Board\" → \"Shelf\"\n  2 views",
      ])
  }

  @Test func `an input of a part is told as the whole knows it`() {
    var texts: [String] = []
    let model = boardModel(rows: 2, trace: Trace { texts.append($0) })
    let screen = Screen(model.root)
    screen.press("plus")
    #expect(texts.first?.hasPrefix("list(") == true)
    #expect(texts.dropFirst() == ["  list.rows[0]: 0 → 1\n  3 views"])
  }

  @Test func `what comes and what goes is told`() {
    var texts: [String] = []
    let model = boardModel(rows: 1, trace: Trace { texts.append($0) })
    model.send(.open("grind finer"))
    model.send(.note(.close))
    #expect(texts[1].contains("note: − nil"))
    #expect(texts[1].contains("note.text: + \"grind finer\""))
    #expect(texts[3].contains("note.text: − \"grind finer\""))
  }

  @Test func `an input that changes nothing is told too`() {
    var texts: [String] = []
    let counter = Dispatcher<Void, Int, RowInput>.reduce { _, _ in }
    let face = Face<Int, RowInput, SketchContent>(sketch: { count, _ in .text("\(count)") })
    let model = ComponentModel(
      Component(counter, face), state: 0, trace: Trace { texts.append($0) })
    let screen = Screen(model.root)
    #expect(screen.runs { model.send(.plus) } == 0)
    #expect(texts == ["plus"])
  }

  @Test func `without a trace the short path of a send stays open`() {
    let counter = Dispatcher<Void, Int, RowInput>.reduce { count, _ in count += 1 }
    let driver = Driver(counter, state: 0)
    driver.send(.plus)
    #expect(driver.counters.nodesVisited == 0)
  }
}
