import Foundation

/// The result of expanding a view: a control or text on the screen, a view with a body, or elements
/// with the change of a modifier.
@MainActor indirect enum Element {
  case leaf(Leaf)
  case body(Node)
  case changed(Change, [Element])
}

/// One control, text or container on the screen.
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

/// The identity of a view: the node whose body contains it, and the path of positions and ids
/// within the body.
struct Place: Hashable {
  let node: ObjectIdentifier
  let path: [AnyHashable]
}

/// One change that a modifier makes to the elements below it.
@MainActor enum Change {
  case buttonStyle(isPlain: Bool)
  case label(String)
  case identifier(String)
  case appear(() -> Void)
  case disappear(() -> Void)
  /// A task, and its id: if the id changes, the task starts again.
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
  private let write: (Transaction) -> Void

  init(_ kind: Kind, _ node: Node, write: @escaping (Transaction) -> Void) {
    self.kind = kind
    self.node = node
    self.write = write
  }

  var elements: [Element] { node.isDismissed ? [] : node.elements }

  /// Dismisses the presentation as a person does. It comes back only if its view runs again and the
  /// binding still presents it.
  func dismiss(_ transaction: Transaction = Transaction()) {
    node.isDismissed = true
    write(transaction)
  }
}

/// The value that a control shows: the value of its binding when the control's body last ran, or
/// the value that a person has set since.
///
/// A control reads its binding once for each run of its body. Until its body runs again, the
/// control keeps showing its value.
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

/// A view that presents the content of a closure. The closure runs without the view around it.
struct Presenter<Content: View>: BuiltIn {
  let isPresented: Binding<Bool>
  let content: () -> Content
  @State private var transition = Transition()

  var body: some View {
    if transition.shows(isPresented.wrappedValue) { Presented(id: 0, content: content()) }
  }
}

/// The transition of a presentation off the screen. Its content keeps running meanwhile.
@MainActor final class Transition: Kept {
  private var wasThere = false
  private let isLeaving = StateCell(false)

  nonisolated init() {}

  /// Whether the content is on the screen: while the binding presents it, and during the transition
  /// afterwards.
  func shows(_ isThere: Bool) -> Bool {
    if wasThere, !isThere, let graph = Updating.graph, graph.hasSlowTransitions {
      isLeaving.current = true
      graph.leaving.append(isLeaving)
    }
    wasThere = isThere
    return isThere || isLeaving.current
  }
}

/// A view that presents an item. Another item gets another presentation.
struct ItemPresenter<Item: Identifiable, Content: View>: BuiltIn {
  let item: Binding<Item?>
  let content: (Item) -> Content

  var body: some View {
    if let item = item.wrappedValue { Presented(id: AnyHashable(item.id), content: content(item)) }
  }
}

/// A view that presents content which was made with the view around it.
struct ReadyPresenter<Content: View>: BuiltIn {
  let isPresented: Binding<Bool>
  let content: Content
  @State private var transition = Transition()

  var body: some View {
    if transition.shows(isPresented.wrappedValue) { Presented(id: 0, content: content) }
  }
}
