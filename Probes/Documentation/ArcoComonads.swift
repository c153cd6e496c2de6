// What the examples in the documentation comments of ArcoComonads take for given.

struct User: Sendable {
  var name: String
  var age: Int
}

enum Tasks: Interface {
  enum Query {
    case add(String)
    case count
  }

  @Optics enum Answer {
    case done
    case number(Int)
  }

  static func step(_ tasks: inout [String], _ query: Query) -> Answer { given() }
}

let isNew = true
let user = User(name: "Eve", age: 36)

@MainActor let counter = Store(0) { "counted \($0)" }
@MainActor let inbox = Store(2) { "\($0) letters" }
@MainActor let settings = Store("dark") { "a \($0) theme" }
@MainActor let wizard = Zipper(["Name", "Address", "Done"])
@MainActor let welcome = Zipper(["Hello", "Begin"])
