import Arco
import ArcoExplorer
import CoffeeFeature
import CoffeeHTML
import Foundation
import LoginFeature
import LoginHTML

// What `swift package arco-explore` explores here: storyboards, and a comparison with those before.
let cup = Exploration("Coffee") { progress in
  try Explorer(Program(coffee(), state: Brew())).walk(states: 100, progress: progress)
} asking: { walk in
  [
    walk.never("a dose is off the scale") { !Dose.range.contains($0.beans.grams) },
    walk.everyControlHasAName(), walk.idsAreUnique(), walk.theFocusIsKept(),
  ]
}

let door = Exploration("Log in") { progress in
  try Explorer { outside in
    Program(
      loginPage(), state: .loggedOut(nil),
      world: LoginWorld(
        logIn: { name throws(LoginError) in
          try await outside.ask(
            "log in", about: name, failing: LoginError.unknownName, .unreachable)
        },
        logOut: { await outside.ask("log out") }))
  }.typing("Ada", into: "Name").walk(progress: progress)
} asking: { walk in
  [
    walk.fromEverywhere("one can log in") { $0.offers("Log in") }, walk.hasNoDeadEnds(),
    walk.whatWasTypedIsKept(), walk.theFocusIsKept(),
  ]
}

exit(ExplorerCommand([cup, door]).run())
