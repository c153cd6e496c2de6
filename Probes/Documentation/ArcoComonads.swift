// What the examples in the documentation comments of ArcoComonads take for given.
import ArcoComonads
import ArcoOptics

struct User: Sendable {
  var name: String
  var age: Int
}

enum Tasks: Interface {
  enum Query {
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

let isNew = true
let user = User(name: "Eve", age: 36)

@MainActor let counter = Store(0) { "counted \($0)" }
@MainActor let inbox = Store(2) { "\($0) letters" }
@MainActor let settings = Store("dark") { "a \($0) theme" }
@MainActor let wizard = Zipper(["Name", "Address", "Done"])
@MainActor let welcome = Zipper(["Hello", "Begin"])
