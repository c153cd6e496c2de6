// What the examples of ArcoServer take for given: a router, and components to show.
import Arco
import ArcoHTML
import ArcoServer
import ArcoWeb
import Hummingbird

struct Brew: Sendable { var grams = 15 }

enum BrewInput: Sendable { case plus }

@Sendable func coffee() -> Component<Void, Brew, BrewInput, HTML> {
  Component(.reduce { brew, _ in brew.grams += 1 }) { brew, send in
    button("\(brew.grams)g", .onClick { send(.plus) })
  }
}

struct Desk: Sendable { var name = "" }

struct DeskWorld: Sendable { var user: String }

@Sendable func desk() -> Component<DeskWorld, Desk, Never, HTML> {
  Component(.empty()) { desk, _ in p(desk.name) }
}

let user = "Ada"
@MainActor let router = Router()
