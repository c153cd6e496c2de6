import ArcoChecks
import SwiftUI
import Testing

/// Runs the checks of `make apple` on the stand-in.
@MainActor struct CheckTests {
  @Test(arguments: Check.all.map(\.name))
  func `the stand-in shows what a check must show`(name: String) async throws {
    let check = try #require(Check.all.first { $0.name == name })
    var windows = [Screen(check.screen())]
    var window = 0
    for step in check.steps {
      switch step {
      case .window(let number):
        while windows.count < number { windows.append(Screen(check.screen())) }
        window = number - 1
      case .startAgain:
        windows[window].leaveApp()
        windows[window] = Screen(check.screen())
      default:
        let screen = windows[window]
        let isTaken = await isTaken(step, on: screen)
        #expect(isTaken, "\(name): \(step), on \(screen.texts)")
      }
    }
  }

  @Test(arguments: Check.all.map(\.name))
  func `each control of a check has an accessibility identifier`(name: String) throws {
    let check = try #require(Check.all.first { $0.name == name })
    #expect(Screen(check.screen()).unidentified == [])
  }

  /// Takes a step; false if it cannot be taken. Effects begin and answer in later turns of the main
  /// actor, so a step may take several.
  private func isTaken(_ step: Check.Step, on screen: Screen) async -> Bool {
    for _ in 1...1_000 {
      screen.settle()
      if take(step, on: screen) { return true }
      await Task.yield()
    }
    return false
  }

  private func take(_ step: Check.Step, on screen: Screen) -> Bool {
    switch step {
    case .press(let label): return screen.press(label)
    case .type(let text, into: let label): screen.type(text, into: label)
    case .focus(let label): screen.focus(label)
    case .submit(let label): screen.submit(label)
    case .increment: screen.setNumber((screen.number() ?? 0) + 1)
    case .select(let text): return screen.select(text)
    case .swipe(let text): return screen.texts.contains(text)
    case .delete(let text): return screen.deleteRow(showing: text)
    case .move(let text, to: let position): return screen.moveRow(showing: text, to: position)
    case .dismiss: screen.dismiss()
    case .goBack: screen.goBack()
    case .goBackTo(let count): screen.goBack(to: count)
    case .sees(let text): return screen.texts.contains(text)
    case .seesNo(let text): return !screen.texts.contains(text)
    case .hasFocus(let label): return screen.hasFocus(label)
    case .window, .startAgain: return false
    }
    return true
  }
}
