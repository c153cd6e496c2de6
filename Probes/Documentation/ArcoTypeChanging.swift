// What the examples in the documentation comments of ArcoTypeChanging take for given.
import ArcoTypeChanging
import Foundation

struct Response<Body: Sendable>: Sendable {
  var status: Int
  var body: Body
}

struct Page {
  var title: String
}

enum Loading<Value> {
  case waiting
  case loaded(Value)
}

indirect enum Tree<Leaf: Sendable>: Sendable {
  case leaf(Leaf)
  case branch(Tree, Tree)

  func visit(_ body: (Leaf) -> Bool) -> Bool {
    switch self {
    case .leaf(let leaf): body(leaf)
    case .branch(let left, let right): left.visit(body) && right.visit(body)
    }
  }

  func map<NewLeaf>(_ change: (Leaf) -> NewLeaf) -> Tree<NewLeaf> {
    switch self {
    case .leaf(let leaf): .leaf(change(leaf))
    case .branch(let left, let right): .branch(left.map(change), right.map(change))
    }
  }
}

func parse(_ data: Data) throws -> Page { Page(title: String(decoding: data, as: UTF8.self)) }

let count: Int? = 2
let tree = Tree.branch(.leaf(1), .leaf(2))
let response = Response(status: 200, body: Data("Arco".utf8))
