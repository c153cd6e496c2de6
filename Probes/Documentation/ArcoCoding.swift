// What the examples of ArcoCoding take for given: notes, places and shapes.
import ArcoCoding
import ArcoOptics
import Foundation

struct Note: Equatable, Sendable {
  var title = ""
  var isPinned = false

  struct Lenses: Sendable {
    let title = Lens(\Note.title)
    let isPinned = Lens(\Note.isPinned)
  }

  static let lenses = Lenses()
}

struct Place: Equatable, Sendable {
  var name = ""

  struct Lenses: Sendable { let name = Lens(\Place.name) }
  static let lenses = Lenses()
}

struct ItemID: Equatable, Sendable {
  let number: Int

  init?(_ number: Int) {
    guard number > 0 else { return nil }
    self.number = number
  }
}

enum Shape: Equatable, Sendable {
  case circle(Double)
  case text(String)

  struct Prisms: Sendable {
    let circle = Prism(Shape.circle) { if case .circle(let radius) = $0 { radius } else { nil } }
    let text = Prism(Shape.text) { if case .text(let text) = $0 { text } else { nil } }
  }

  static let prisms = Prisms()
}

struct Settings: Codable, Sendable {
  var size = 12
}

struct Draft: HasCoding, Sendable {
  var text = ""
  static let coding = Coding.blank(Draft()).with(Lens(\.text), .text)
}

let draft = Draft()
