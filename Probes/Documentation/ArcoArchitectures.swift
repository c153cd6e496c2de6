// What the examples in the documentation comments of ArcoArchitectures take for given.
import ArcoHTML
import ArcoWeb
import ArcoWebTesting

enum Tasks: Interface {
  enum Query: Sendable {
    case add(String)
    case count
  }

  @Optics enum Answer {
    case done
    case number(Int)
  }

  static func step(_ tasks: inout [String], _ query: Query) -> Answer { given() }
}

struct Page {
  var count = 0
  var list: Present<Cofrees<Tasks>>
}

struct Theme: Sendable {
  static let dark = Theme(name: "dark")
  let name: String
}

enum Hit {
  case bull, ring
  var points: Int { self == .bull ? 50 : 25 }
}

@Optics enum BothInput {
  case left(Turn)
  case right(Turn)
}

enum PageInput { case look }
enum WizardInput { case back, forth }
struct Step { var size: Int }
struct User { var isNew = true }

struct Shop: Sendable {
  func order() async -> Int { 1 }
  func reserve() async {}
}

struct Cart {
  var isSent = false
  var number: Int?
}

let user = User()
let shop = Shop()

@MainActor let counter = StoreComponent(
  initialState: 0,
  dispatcher: .reduce { (count: inout Int, step: Int) in count += step },
  render: { count, send in button("\(count)", .onClick { send(1) }) })
@MainActor let wizard = ZipperComponent(["Name", "Address"]) { title, _, send in
  button(title, .onClick { send(.right) })
}
@MainActor let welcome = IdentityComponent(p("Welcome."))
@MainActor let inbox = StoreComponent(
  initialState: ["Hello"],
  dispatcher: .reduce { (letters: inout [String], letter: String) in letters.append(letter) },
  render: { letters, _ in p("\(letters.count) letters") })
@MainActor let settings = IdentityComponent(p("Nothing to set."))
@MainActor let stepper: Store<Int, UI<Void, Stores<Int>, HTML>> = given()
