import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

// The code of the article "The storyboard is the duplicate".

private struct Lamps: Hashable, Sendable {
  var left = false
  var right = false
}

private func pictures() -> Store<Lamps, String> {
  Store(Lamps()) { lamps in (lamps.left ? "●" : "○") + (lamps.right ? "●" : "○") }
}

private func component() -> Store<Lamps, UI<Void, Stores<Lamps>, HTML>> {
  pictures().extend { here in
    UI { handler in
      div {
        p(here.extract())
        if !here.position.right {
          button("Left", .onClick { handler(.modify { $0.left.toggle() }) })
        }
        if here.position.left {
          button("Right", .onClick { handler(.modify { $0.right.toggle() }) })
        }
      }
    }
  }
}

private let all = [
  Lamps(), Lamps(left: true), Lamps(left: true, right: true), Lamps(right: true),
]

struct DuplicateTests {
  @Test func `a walk draws the duplicate where moves lead, and nothing else of it`() throws {
    let walk = try Explorer(component().explore()).walk()
    let futures = pictures().duplicate()
    let drawn = walk.outline.screens.map { $0.lines[0] }
    #expect(drawn == all.dropLast().map { futures.peek($0).extract() })
    #expect(futures.peek(all[3]).extract() == "○●")
    let board = walk.storyboard(titled: "Lamps")
    #expect(board.components(of: "<article") == 3)
    #expect(!board.contains("○●"))
  }

  @Test func `a way to a screen is a selection of the moves on it`() throws {
    let walk = try Explorer(component().explore()).walk()
    let left = State<Lamps, Void>.modify { $0.left.toggle() }
    let right = State<Lamps, Void>.modify { $0.right.toggle() }
    #expect(walk.outline.screens.last?.way == ["click \"Left\"", "click \"Right\""])
    #expect(pictures().select(left.then(right)).extract() == walk.outline.screens.last?.lines[0])
  }

  @Test func `a question is an extended space, asked where moves lead`() throws {
    let walk = try Explorer(component().explore()).walk()
    let canDarken = component().extend { here in !here.position.right || here.position.left }
    #expect(walk.always("a lit lamp can be put out") { canDarken.at($0.state).extract() }.holds)
    #expect(!canDarken.peek(Lamps(right: true)))
    let isDark = component().extend { here in !here.position.left }
    #expect(!walk.always("it is dark") { isDark.at($0.state).extract() }.holds)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
