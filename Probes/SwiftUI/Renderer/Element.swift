import Foundation

/// What a view comes to: one thing on the screen, the body of a view of its own, or either of these
/// with something that a modifier changes.
@MainActor indirect enum Element {
  case leaf(Leaf)
  case body(Node)
  case changed(Change, [Element])
}

/// One thing on the screen.
@MainActor final class Leaf {
  enum Kind {
    case text(String)
    case button([Element], @MainActor () -> Void)
    case field(String, Binding<String>)
    case toggle(String, Binding<Bool>)
    case number(get: () -> Double, set: (Double) -> Void)
    case choice(String, set: (AnyHashable) -> Void, [Element])
    case container(Container, [Element])
  }

  enum Container: Equatable {
    case stack
    case list
    case tabs
    case navigation
  }

  let place: Place
  let kind: Kind

  init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// Where something stands: in which body, and at which position or under which id there.
struct Place: Hashable {
  let node: ObjectIdentifier
  let path: [AnyHashable]
}

/// What a modifier does to all that stands below it, one thing at a time.
@MainActor enum Change {
  case buttonStyle(isPlain: Bool)
  case label(String)
  case appear(() -> Void)
  case disappear(() -> Void)
  case tag(AnyHashable)
  case submit(() -> Void)
  case refresh(() async -> Void)
  case swipe([Element])
  case tabItem([Element])
  case delete(IndexSet, (IndexSet) -> Void)
  case selection((AnyHashable) -> Void)
  case besideRows
  case disabled
  case focusable
  case keys(KeyPress.Phases, (KeyPress) -> KeyPress.Result)
  case focus(isFocused: () -> Bool, set: () -> Void)
  case search(Binding<String>)
  case presentation(Presentation)
}

/// A sheet, an alert, a pushed screen.
@MainActor final class Presentation {
  enum Kind {
    case sheet
    case cover
    case popover
    case alert
    case destination
  }

  let kind: Kind
  let elements: [Element]
  let dismiss: () -> Void

  init(_ kind: Kind, _ elements: [Element], dismiss: @escaping () -> Void) {
    self.kind = kind
    self.elements = elements
    self.dismiss = dismiss
  }
}
