import Arco
import ArcoExplorer
import CoffeeFeature
import CoffeeHTML
import Foundation
import LoginFeature
import LoginHTML

// The explorations of `swift package arco-explore`: storyboards, and a comparison with earlier
// ones.

/// The style sheet of the demo.
let sheet = URL(filePath: #filePath).appending(path: "../../DemoSite/style.css").standardized
let style = try String(contentsOf: sheet, encoding: .utf8)

let cup = Exploration("Coffee", style: style) { progress in
  try Explorer(coffee(), state: Brew()).walk(states: 100, progress: progress)
} asking: { walk in
  [
    walk.never("a dose is off the scale") { !Dose.range.contains($0.beans.grams) },
    walk.everyControlHasAName(), walk.idsAreUnique(), walk.theFocusIsKept(),
  ]
}

/// The service's answer to a log in.
enum Reply { case welcome, unknownName, silence }

let door = Exploration("Log in", style: style) { progress in
  try Explorer { outside in
    Program(
      loginPage(), state: .loggedOut(nil),
      world: LoginWorld(
        callingLogIn: { name, answer in
          outside.ask("log in", about: name, answers: Reply.welcome, .unknownName, .silence) {
            switch $0 {
            case .welcome: answer(.success(()))
            case .unknownName: answer(.failure(.unknownName))
            case .silence: answer(.failure(.unreachable))
            }
          }
        },
        logOut: { answer in outside.ask("log out", answers: true) { _ in answer() } }))
  }.typing("Ada", into: "Name").walk(progress: progress)
} asking: { walk in
  [
    walk.fromEverywhere("one can log in") { $0.offers("Log in") }, walk.hasNoDeadEnds(),
    walk.whatWasTypedIsKept(), walk.theFocusIsKept(),
  ]
}

exit(ExplorerCommand([cup, door]).run())
