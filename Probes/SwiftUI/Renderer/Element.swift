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
    case field(String, Display<String>)
    case toggle(String, Display<Bool>)
    case number(Display<Double>)
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

/// The place of a view: a body, and a position or an id within the body.
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
  /// A task, and the value with another of which it begins anew.
  case task(AnyHashable?, @Sendable () async -> Void)
  case tag(AnyHashable)
  case submit(() -> Void)
  case refresh(() async -> Void)
  case swipe([Element])
  case tabItem([Element])
  case delete(IndexSet, (IndexSet) -> Void)
  case move(IndexSet, (IndexSet, Int) -> Void)
  case selection((AnyHashable) -> Void)
  case besideRows
  case disabled
  case focusable
  case keys(KeyPress.Phases, (KeyPress) -> KeyPress.Result)
  case focus(isFocused: () -> Bool, set: () -> Void, clear: () -> Void)
  case search(Binding<String>)
  case presentation(Presentation)
  case stack(StackPath)
}

/// A sheet, an alert, a pushed screen.
///
/// The content is a separate view. Its body runs when the binding or the content changes.
@MainActor final class Presentation {
  enum Kind {
    case sheet
    case cover
    case popover
    case alert
    case destination
  }

  let kind: Kind
  private let node: Node
  private let write: () -> Void

  init(_ kind: Kind, _ node: Node, write: @escaping () -> Void) {
    self.kind = kind
    self.node = node
    self.write = write
  }

  var elements: [Element] { node.isDismissed ? [] : node.elements }

  /// Takes it away as a person does. It comes back only if the view runs once more and the binding says so.
  func dismiss() {
    node.isDismissed = true
    write()
  }
}

/// What a control shows: what its binding said when the control's body ran, or what a person did since.
///
/// A control reads its binding once for each run of its body. What is on the screen stays there as long as nothing has
/// the control run again.
@MainActor final class Display<Value> {
  private(set) var shown: Value
  private let write: (Value) -> Void

  init(_ shown: Value, write: @escaping (Value) -> Void) {
    self.shown = shown
    self.write = write
  }

  func put(_ value: Value) {
    shown = value
    write(value)
  }
}

/// The view in the body of a control.
struct ControlView: View, Primitive {
  let kind: Leaf.Kind

  func elements(in place: Expansion) -> [Element] { place.leaf(kind) }
}

/// The content of a presentation while it is on the screen. The content may be empty.
struct Presented<Content: View>: View, Primitive {
  let id: AnyHashable
  let content: Content

  func elements(in place: Expansion) -> [Element] {
    let place = place.at(id)
    return place.leaf(.container(.stack, place.at(0).elements(of: content)))
  }
}

/// What presents the content of a closure, which runs by itself.
struct Presenter<Content: View>: BuiltIn {
  let isPresented: Binding<Bool>
  let content: () -> Content
  @State private var transition = Transition()

  var body: some View {
    if transition.shows(isPresented.wrappedValue) { Presented(id: 0, content: content()) }
  }
}

/// The way of a presentation off the screen, which takes time. Its content goes on running meanwhile.
@MainActor final class Transition: Kept {
  private var wasThere = false
  private let isLeaving = StateCell(false)

  nonisolated init() {}

  /// Whether the content is on the screen, if the binding says so or not.
  func shows(_ isThere: Bool) -> Bool {
    if wasThere, !isThere, let graph = Updating.graph, graph.hasSlowTransitions {
      isLeaving.current = true
      graph.leaving.append(isLeaving)
    }
    wasThere = isThere
    return isThere || isLeaving.current
  }
}

/// What presents an item; another item comes in another presentation.
struct ItemPresenter<Item: Identifiable, Content: View>: BuiltIn {
  let item: Binding<Item?>
  let content: (Item) -> Content

  var body: some View {
    if let item = item.wrappedValue { Presented(id: AnyHashable(item.id), content: content(item)) }
  }
}

/// What presents something that was made with the view around it.
struct ReadyPresenter<Content: View>: BuiltIn {
  let isPresented: Binding<Bool>
  let content: Content
  @State private var transition = Transition()

  var body: some View {
    if transition.shows(isPresented.wrappedValue) { Presented(id: 0, content: content) }
  }
}
