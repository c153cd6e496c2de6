import Arco
import ArcoReplay
import ArcoTesting
import Foundation
import Testing

struct TimelineTests {
  @Test func `undo then redo changes nothing, and so does redo then undo`() {
    let words = { (seeded: inout SeededRandom) in (0..<20).map { _ in seeded.below(4) } }
    forAll(seeds: 0..<200, words, shrink: lackingOne) { word in
      var (present, timeline) = (0, Timeline<Int>(limit: 5))
      for (turn, step) in word.enumerated() {
        let before = (present, timeline)
        switch step {
        case 0:
          if timeline.undo(&present) { timeline.redo(&present) }
        case 1:
          if timeline.redo(&present) { timeline.undo(&present) }
        case 2:
          timeline.undo(&present)
          continue
        default:
          timeline.keep(present)
          present = turn + 1
          continue
        }
        if (present, timeline) != before { return "\(present) \(timeline), not \(before)" }
      }
      return nil
    }
  }

  @Test func `what is beyond the limit is forgotten, the oldest first`() {
    var (present, timeline) = (0, Timeline<Int>(limit: 3))
    for next in 1...5 {
      timeline.keep(present)
      present = next
    }
    #expect(timeline.past == [2, 3, 4])
    while timeline.undo(&present) {}
    #expect(present == 2)
    #expect(timeline.future == [5, 4, 3])
    #expect(!timeline.canUndo && timeline.canRedo)
  }

  @Test func `a timeline that is read keeps to its limit, which is at least one`() throws {
    func read(_ text: String) throws -> Timeline<Int> {
      try JSONDecoder().decode(Timeline<Int>.self, from: Data(text.utf8))
    }
    for limit in [0, -1] {
      #expect(throws: DecodingError.self) {
        try read(#"{"limit": \#(limit), "past": [], "future": []}"#)
      }
    }
    var timeline = try read(#"{"limit": 2, "past": [1, 2, 3, 4], "future": [5, 6, 7]}"#)
    #expect(timeline.past == [3, 4])
    #expect(timeline.future == [])
    #expect(try read(#"{"limit": 2, "past": [1], "future": [5, 6, 7]}"#).future == [7])
    for number in 0..<10 {
      timeline.keep(number)
      #expect(timeline.past.count == 2)
    }
  }

  @Test func `what was undone is forgotten when something else is kept`() {
    var (present, timeline) = ("a", Timeline<String>())
    timeline.keep(present)
    present = "b"
    timeline.undo(&present)
    timeline.keep(present)
    present = "c"
    #expect(!timeline.canRedo)
    timeline.removeAll()
    #expect(!timeline.canUndo)
  }

  @Test func `in a state it makes undoing an input, which is written and read with it`() throws {
    struct Editor: Codable, Equatable, Sendable {
      var text = ""
      var timeline = Timeline<String>(limit: 10)
    }
    enum EditorInput: Sendable {
      case type(String)
      case undo
      case redo
    }
    let editor = Dispatcher<Void, Editor, EditorInput>.reduce { editor, input in
      switch input {
      case .type(let word):
        editor.timeline.keep(editor.text)
        editor.text += word
      case .undo: editor.timeline.undo(&editor.text)
      case .redo: editor.timeline.redo(&editor.text)
      }
    }
    let driver = Driver(
      editor, state: Editor(), world: (), startingNone: { _ in }, onProblem: { _ in })
    for input in [EditorInput.type("a"), .type("b"), .undo, .undo, .redo] { driver.send(input) }
    #expect(driver.state.text == "a")
    let file = try JSONEncoder().encode(driver.state)
    #expect(try JSONDecoder().decode(Editor.self, from: file) == driver.state)
  }
}
