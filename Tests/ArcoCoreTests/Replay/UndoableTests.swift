import Arco
import ArcoReplay
import ArcoTesting
import Testing

private struct Editor: Feature, Equatable, Sendable {
  var text = ""
  var caret = 0
  var timeline = Timeline<String>(limit: 3)

  enum Input: Equatable {
    case type(String)
    case move(Int)
    case undo, redo, reset
  }
}

private let editor = DispatcherOf<Editor>.reduce { editor, input in
  switch input {
  case .type(let text): editor.text = text
  case .move(let caret): editor.caret = caret
  case .reset: editor = Editor()
  case .undo, .redo: break
  }
}
.undoable(\.text, in: \.timeline, undo: .undo, redo: .redo)

@MainActor
struct UndoableTests {
  private func text(after inputs: [Editor.Input]) -> Editor {
    let driver = Driver(editor, state: Editor())
    for input in inputs { driver.send(input) }
    return driver.state
  }

  @Test func `each input that changes the part can be undone and redone`() {
    #expect(text(after: [.type("a"), .type("b"), .undo]).text == "a")
    #expect(text(after: [.type("a"), .type("b"), .undo, .undo]).text == "")
    #expect(text(after: [.type("a"), .type("b"), .undo, .undo, .redo]).text == "a")
    #expect(text(after: [.type("a"), .undo, .undo, .redo, .redo]).text == "a")
  }

  @Test func `an input that leaves the part as it was is not kept, and leaves what was undone`() {
    let editor = text(after: [.type("a"), .undo, .move(3), .type("")])
    #expect(editor.timeline.past.isEmpty)
    #expect(editor.timeline.future == ["a"])
    #expect(editor.caret == 3)
  }

  @Test func `a change after undo forgets what was undone`() {
    let editor = text(after: [.type("a"), .undo, .type("b"), .redo])
    #expect(editor.text == "b")
    #expect(!editor.timeline.canRedo)
  }

  @Test func `who replaces the state begins with the timeline that it brings`() {
    let editor = text(after: [.type("a"), .reset, .undo])
    #expect(editor == Editor())
  }

  @Test func `undoing all that inputs changed gives the first value`() {
    let words = { (seeded: inout SeededRandom) in (0..<8).map { _ in seeded.below(3) } }
    forAll(seeds: 0..<200, words, shrink: lackingOne) { word in
      let inputs = word.map { Editor.Input.type("\($0)") }
      let whole = text(after: inputs)
      let undoing = Array(repeating: Editor.Input.undo, count: inputs.count)
      let redoing = Array(repeating: Editor.Input.redo, count: inputs.count)
      let undone = text(after: inputs + undoing)
      if undone.text != whole.timeline.past.first ?? whole.text { return "undone: \(undone)" }
      let redone = text(after: inputs + undoing + redoing)
      return redone == whole ? nil : "\(redone), not \(whole)"
    }
  }
}
