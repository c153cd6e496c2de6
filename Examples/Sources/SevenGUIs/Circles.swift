import Arco
import ArcoHTML
import ArcoWeb

// 6. Circle drawer: circles by pointer or keys, their diameters by a menu, undo and redo.

/// A circle on a canvas of 600 by 300.
struct Circle: Equatable, Sendable {
  var x: Double
  var y: Double
  var diameter = 40.0

  func distance(_ x: Double, _ y: Double) -> Double {
    ((self.x - x) * (self.x - x) + (self.y - y) * (self.y - y)).squareRoot()
  }
}

package struct Circles: Feature, Equatable, Sendable {
  static let width = 600.0
  static let height = 300.0
  /// The largest number of circles.
  static let most = 500
  /// The largest number of steps that can be undone.
  static let mostSteps = 100

  var drawn: [Circle] = []
  private(set) var past: [[Circle]] = []
  private(set) var future: [[Circle]] = []
  /// The position of the pointer, or of the keyboard's cross.
  var x = width / 2
  var y = height / 2
  var isByKeys = false
  var menu = Menu.none
  /// The number of times that the canvas gets the focus back.
  var turn = 0

  /// The open menu or dialog, and its circle.
  enum Menu: Equatable, Sendable {
    case none
    case choices(Int)
    case diameter(Int, before: [Circle])
  }

  /// The circle under the pointer whose centre is nearest to it.
  var nearest: Int? {
    drawn.indices.filter { drawn[$0].distance(x, y) < drawn[$0].diameter / 2 }
      .min { drawn[$0].distance(x, y) < drawn[$1].distance(x, y) }
  }

  /// The circle that is highlighted.
  var chosen: Int? {
    switch menu {
    case .none: nearest
    case .choices(let index), .diameter(let index, _): index
    }
  }

  mutating func point(_ x: Double, _ y: Double) {
    self.x = min(max(x, 0), Self.width)
    self.y = min(max(y, 0), Self.height)
  }

  mutating func draw() {
    guard menu == .none, nearest == nil, drawn.count < Self.most else { return }
    keep(drawn)
    drawn.append(Circle(x: x, y: y))
  }

  mutating func openMenu() {
    if case .diameter = menu { return }
    menu = nearest.map { .choices($0) } ?? .none
  }

  mutating func adjust() {
    if case .choices(let index) = menu { menu = .diameter(index, before: drawn) }
  }

  mutating func resize(_ diameter: Double) {
    if case .diameter(let index, _) = menu { drawn[index].diameter = min(max(diameter, 4), 200) }
  }

  /// Closes the menu or dialog. A changed diameter is one step, however often the slider was moved.
  mutating func close() {
    if case .diameter(_, let before) = menu, before != drawn { keep(before) }
    if menu != .none { turn += 1 }
    menu = .none
  }

  private mutating func keep(_ circles: [Circle]) {
    past = past.suffix(Self.mostSteps - 1) + [circles]
    future = []
  }

  mutating func undo() {
    close()
    guard let last = past.popLast() else { return }
    future.append(drawn)
    drawn = last
  }

  mutating func redo() {
    close()
    guard let next = future.popLast() else { return }
    past.append(drawn)
    drawn = next
  }

  package enum Input: Equatable, Sendable {
    case point(Double, Double)
    case press(Double, Double)
    case menu(Double, Double)
    case key(String)
    case adjust
    case resize(Double)
    case close, undo, redo
  }
}

let drawing = DispatcherOf<Circles>.reduce { circles, input in
  switch input {
  case .point(let x, let y):
    guard circles.menu == .none else { break }
    circles.isByKeys = false
    circles.point(x, y)
  case .press(let x, let y):
    circles.isByKeys = false
    guard circles.menu == .none else { return circles.close() }
    circles.point(x, y)
    circles.draw()
  case .menu(let x, let y):
    // A menu that was opened by a key has no position.
    if !circles.isByKeys, circles.menu == .none { circles.point(x, y) }
    circles.openMenu()
  case .key(let name): circles.press(name)
  case .adjust: circles.adjust()
  case .resize(let diameter): circles.resize(diameter)
  case .close: circles.close()
  case .undo: circles.undo()
  case .redo: circles.redo()
  }
}

extension Circles {
  fileprivate mutating func press(_ key: String) {
    isByKeys = true
    switch key {
    case "ArrowLeft": point(x - 10, y)
    case "ArrowRight": point(x + 10, y)
    case "ArrowUp": point(x, y - 10)
    case "ArrowDown": point(x, y + 10)
    default: if nearest == nil { draw() } else { openMenu() }
    }
  }
}
