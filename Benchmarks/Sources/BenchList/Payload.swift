import Arco

enum Screen: Sendable {
  case list([Int])
  case empty
}

/// The turn that comes to the element at its own place.
private let element = Dispatcher<Void, [Int], Int>.reduce { elements, turn in
  elements[turn % elements.count] += 1
}
private let inCase = element.child(
  ifPresent: Prism(Screen.list) { if case .list(let elements) = $0 { elements } else { nil } },
  input: Itself<Int>())
private let inOptional = element.child(ifPresent: .some(), input: Itself<Int>())

/// Changes an element of the array that an enum's case holds.
@MainActor func arcoCase(_ count: Int) -> (Int) -> Void {
  let driver = Driver(
    Dispatcher { inCase }, state: Screen.list(Array(repeating: 0, count: count)))
  return { turn in driver.send(turn) }
}

/// Changes an element of the array that an optional holds.
@MainActor func arcoOptional(_ count: Int) -> (Int) -> Void {
  let driver = Driver(
    Dispatcher { inOptional }, state: Optional(Array(repeating: 0, count: count)))
  return { turn in driver.send(turn) }
}

/// A view that costs next to nothing, so that the figure is the core's.
private enum Shown: Content {
  case sum(Int)
  case slot(Slot<Shown>)

  static func child(_ slot: Slot<Shown>) -> Shown { .slot(slot) }
}

/// The same as the first, sent at the child, which is shown.
@MainActor func arcoShownCase(_ count: Int) -> (Int) -> Void {
  let driver = Driver(
    Dispatcher { inCase }, state: Screen.list(Array(repeating: 0, count: count)))
  var last: Send<Int>?
  let face = Face<Screen, Int, Shown>.placing { parts in
    let list = parts.place(
      inCase,
      Face { elements, send in
        last = send
        return .sum(elements[0])
      })
    return parts.view { _, _ in list }
  }
  let root = driver.show(face) { _ in }
  let send = last
  return { turn in
    send?(turn)
    withExtendedLifetime((driver, root)) {}
  }
}
