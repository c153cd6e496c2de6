import ArcoChecks
import SwiftUI
import Testing

/// Runs the checks of `make apple` on the stand-in.
@MainActor struct CheckTests {
  @Test(arguments: Check.all.map(\.name))
  func `the stand-in shows what a check must show`(name: String) throws {
    let check = try #require(Check.all.first { $0.name == name })
    let screen = Screen(check.screen())
    for step in check.steps {
      #expect(take(step, on: screen), "\(name): \(step), on \(screen.texts)")
    }
  }

  private func take(_ step: Check.Step, on screen: Screen) -> Bool {
    switch step {
    case .press(let label): return screen.press(label)
    case .type(let text, into: let label): screen.type(text, into: label)
    case .select(let text): return screen.select(text)
    case .delete(let text): return screen.deleteRow(showing: text)
    case .move(let text, to: let position): return screen.moveRow(showing: text, to: position)
    case .dismiss: screen.dismiss()
    case .goBack: screen.goBack()
    case .goBackTo(let count): screen.goBack(to: count)
    case .sees(let text): return screen.texts.contains(text)
    case .seesNo(let text): return !screen.texts.contains(text)
    }
    return true
  }
}
