import ArcoArchitectures
import ArcoComonads
import ArcoCore

/// A view of a test: what can be read, and what can be done.
struct Screen<Shown, Does>: Content {
  var shown: Shown?
  var does: Does?
  var slot: Slot<Screen>?

  init(_ shown: Shown, _ does: Does) {
    self.shown = shown
    self.does = does
  }

  private init(slot: Slot<Screen>) { self.slot = slot }

  static func child(_ slot: Slot<Screen>) -> Screen { Screen(slot: slot) }
}

/// A driver that is shown.
@MainActor final class Running<World: Sendable, State, Input: Sendable, View: Content> {
  let driver: Driver<World, State, Input>
  let root: Slot<View>

  init(
    _ program: Program<World, State, Input, View>,
    interpretation: Interpretation = .live
  ) {
    driver = Driver(program, interpretation: interpretation)
    root = driver.show(program.component.face) { _ in }
  }

  /// What is on the screen.
  var view: View { root.instances[0].content }
}

/// A view that can be read and nothing else.
indirect enum Text: Content {
  case line(String)
  case list([Text])
  case slot(Slot<Text>)

  static func child(_ slot: Slot<Text>) -> Text { .slot(slot) }

  var shown: String {
    switch self {
    case .line(let line): line
    case .list(let items): items.map(\.shown).joined(separator: " ")
    case .slot(let slot): slot.instances.map(\.content.shown).joined(separator: ",")
    }
  }
}

/// What a component shows at first and after each input.
@MainActor func shown<World, State, Input>(
  _ program: Program<World, State, Input, Text>, _ inputs: [Input]
) -> [String] {
  let running = Running(program)
  return [running.view.shown]
    + inputs.map {
      running.driver.send($0)
      return running.view.shown
    }
}

/// What a space shows at first and after each update.
func shown<C, Element>(_ space: Space<C, Element>, _ updates: [Update<C, Void>]) -> [Element] {
  var space = space
  return [space.extract()]
    + updates.map {
      space = space.select($0)
      return space.extract()
    }
}
