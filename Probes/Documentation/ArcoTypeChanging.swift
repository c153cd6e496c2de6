// What the examples in the documentation comments of ArcoTypeChanging take for given.
import Foundation

struct Response<Body: Sendable>: Sendable {
  var status: Int
  var body: Body
}

struct Page { var title: String }

enum Loading<Value> {
  case waiting
  case loaded(Value)
}

indirect enum Tree<Leaf: Sendable>: Sendable {
  case leaf(Leaf)
  case branch(Tree, Tree)
  func visit(_ body: (Leaf) -> Bool) -> Bool { given() }
  func map<NewLeaf>(_ change: (Leaf) -> NewLeaf) -> Tree<NewLeaf> { given() }
}

func parse(_ data: Data) throws -> Page { given() }

let count: Int? = 2
let tree = Tree.branch(.leaf(1), .leaf(2))
let response = Response(status: 200, body: Data("Arco".utf8))
