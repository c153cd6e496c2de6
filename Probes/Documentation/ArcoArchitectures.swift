// What the examples in the documentation comments of ArcoArchitectures take for given.
import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting

enum Tasks: Interface {
  enum Query: Sendable {
    case add(String)
    case count
  }

  enum Answer: HasPrisms {
    case done
    case number(Int)

    struct Prisms: Sendable {
      let number = Prism(Answer.number) { if case .number(let count) = $0 { count } else { nil } }
    }
    static let prisms = Prisms()
  }

  static func step(_ tasks: inout [String], _ query: Query) -> Answer {
    switch query {
    case .add(let task):
      tasks.append(task)
      return .done
    case .count:
      return .number(tasks.count)
    }
  }
}

struct Page {
  var count = 0
  var list: Present<Cofrees<Tasks>>
}

enum PageInput {
  case look
}

struct Theme: Sendable {
  static let dark = Theme(name: "dark")
  let name: String
}

enum Hit {
  case bull
  case ring

  var points: Int { self == .bull ? 50 : 25 }
}

enum WizardInput {
  case back
  case forth
}

enum BothInput: HasPrisms {
  case left(Turn)
  case right(Turn)

  struct Prisms: Sendable {
    let left = Prism(BothInput.left) { if case .left(let turn) = $0 { turn } else { nil } }
  }
  static let prisms = Prisms()
}

struct Step {
  var size: Int
}

struct User {
  var isNew = true
}

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

@MainActor let stepper = Store(0) { count in
  UI<Void, Stores<Int>, HTML> { handler in
    button("\(count)", .onClick { handler(.modify { $0 += 1 }) })
  }
}
