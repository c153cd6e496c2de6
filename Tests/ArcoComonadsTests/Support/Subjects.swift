import ArcoComonads
import ArcoLaws
import ArcoOptics

/// A to-do list that answers.
enum Tasks: Interface {
  enum Query: Sendable {
    case add(Int)
    case dropLast
    case count
    case sum
  }

  enum Answer: Equatable, Sendable {
    case done
    case number(Int)
  }

  static func step(_ tasks: inout [Int], _ query: Query) -> Answer {
    switch query {
    case .add(let task):
      tasks.append(task)
      return .done
    case .dropLast:
      _ = tasks.popLast()
      return .done
    case .count: return .number(tasks.count)
    case .sum: return .number(tasks.reduce(0, &+))
    }
  }
}

let numberAnswer = Prism(Tasks.Answer.number) { if case .number(let n) = $0 { n } else { nil } }

struct User: Hashable, Sendable {
  var name: String
  var age: Int
}

let nameLens = Lens<User, String>(get: { $0.name }, modify: { user, change in change(&user.name) })
let ageLens = Lens<User, Int>(get: { $0.age }, modify: { user, change in change(&user.age) })
let users = ["", "Ada", "Bob"].flatMap { name in [0, 7].map { User(name: name, age: $0) } }

/// A state that depends on the order of inputs.
func shuffle(_ state: inout Int, _ input: Int) { state = (state * 3 + input) % 11 }

let texts = ["", "a", "b", "ab"]
let storeSamples = ContainerSamples<Stores<Int>>.store([0, 1, 2])
let tracedSamples = ContainerSamples<Traces<String>>.traced(texts)
let mooreSamples = ContainerSamples<Moores<Int, Int>>.moore([0, 4], inputs: [1, 5], step: shuffle)
let streamSamples = ContainerSamples<Streams<Int>>.stream([1, 4]) { ($0 * 3 + 1) % 7 }
let cofreeSamples = ContainerSamples<Cofrees<Tasks>>.cofree(
  [[], [3]], queries: [.add(1), .add(2), .dropLast, .sum])
