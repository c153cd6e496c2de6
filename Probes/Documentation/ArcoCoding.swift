// What the examples of ArcoCoding take for given: notes, places and shapes.
import Foundation

@Optics struct Note: Equatable {
  var title = ""
  var isPinned = false
}

@Optics struct Place: Equatable { var name = "" }

@Optics struct Tree: Equatable {
  var name = ""
  var branches: [Tree] = []
}

struct ItemID: Equatable, Sendable {
  let number: Int
  init?(_ number: Int) { self.number = number }
}

@Optics enum Shape: Equatable {
  case circle(Double)
  case text(String)
}

struct Settings: Codable, Sendable { var size = 12 }

struct Draft: HasCoding, Sendable {
  var text = ""
  static let coding = Coding.blank(Draft()).with(Lens(\.text), .text)
}

let draft = Draft()
