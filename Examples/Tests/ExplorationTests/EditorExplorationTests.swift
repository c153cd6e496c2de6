import Arco
import ArcoExplorer
import EditorFeature
import EditorHTML
import Testing

struct EditorExplorationTests {
  @Test func `the cursor stays in the text, and Escape leads to commands`() throws {
    let walk = try Explorer(editorPage(), state: Editor("ab"))
      .pressing("Escape", "Backspace", "i", "a", "x", "é")
      .walk(states: 250, sheltered: true)
    #expect(walk.nothingTraps().way == nil)
    #expect(
      walk.never("the cursor is outside") {
        !(0...$0.text.count).contains($0.cursor)
      }.way == nil)
    #expect(walk.fromEverywhere("keys can be commands") { $0.mode == .normal }.way == nil)
    #expect(walk.sometimes("nothing is written") { $0.state.text.isEmpty }.way?.steps.count == 2)
    #expect(walk.everyControlHasAName().way == nil)
    #expect(walk.idsAreUnique().way == nil)
    let focus = walk.theFocusIsKept()
    #expect(focus.way == nil, "\(focus)")
    #expect(walk.hasNoProblems().way == nil)
    #expect(walk.whatIsDisabledDoesNothing().way == nil)
  }
}
