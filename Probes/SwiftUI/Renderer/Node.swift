import Observation

/// A view with a body, its state, and the nodes in its body.
///
/// As in SwiftUI, the body runs when a value that it has read changes, or when the parent has made
/// a view that does not equal the former one.
@MainActor final class Node {
  let depth: Int
  private let surroundings: Surroundings
  private(set) var view: any View
  private(set) var elements: [Element] = []
  private unowned let graph: Graph
  private var cells: [any AnyStateCell] = []
  private var compared: [[AnyHashable]: Any] = [:]
  private var children: [[AnyHashable]: Node] = [:]
  private var found: [[AnyHashable]: Node] = [:]
  private var toRun: [Node] = []
  private(set) var isDirty = false
  private(set) var isShown = true
  /// The transaction of the change for which the body runs.
  private(set) var transaction = Transaction()
  /// Whether a person has closed the presentation, and the body has not run since.
  var isDismissed = false

  init(_ view: any View, depth: Int, graph: Graph, _ surroundings: Surroundings = Surroundings()) {
    self.view = view
    self.surroundings = surroundings
    self.depth = depth
    self.graph = graph
  }

  /// Returns the child at a place: the present one, if it has a view of the same type, or a new
  /// one.
  func child(_ view: any View, at path: [AnyHashable], _ surroundings: Surroundings) -> Node {
    if let known = children[path], type(of: known.view) == type(of: view) {
      found[path] = known
      if !areEqual(known.view, view) {
        known.view = view
        toRun.append(known)
      }
      return known
    }
    let new = Node(view, depth: depth + 1, graph: graph, surroundings)
    found[path] = new
    toRun.append(new)
    return new
  }

  func run() {
    if !(view is any BuiltIn) {
      graph.runs += 1
      if isDirty, transaction.animation != nil { graph.animatedRuns += 1 }
    }
    isDirty = false
    isDismissed = false
    keepState()
    found = [:]
    toRun = []
    withObservationTracking {
      let outer = (Updating.held, Updating.graph)
      (Updating.held, Updating.graph) = (heldValues(), graph)
      readEnvironment()
      elements = Expansion(node: self, path: [], surroundings: surroundings)
        .elements(of: body(of: view))
      (Updating.held, Updating.graph) = outer
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isDirty = true
        self.transaction = Updating.transaction
        self.graph.note(self)
      }
    }
    for (path, child) in children where found[path] !== child { child.hide() }
    children = found
    // After the tracked part: the parent must not run for a value that only a child reads.
    for child in toRun {
      child.transaction = transaction
      child.run()
    }
    transaction = Transaction()
  }

  /// Runs an action after the views, if a value has changed since the last run of the body.
  func compare<Value: Equatable>(
    _ value: Value, at path: [AnyHashable], initial: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    let known = compared.updateValue(value, forKey: path) as? Value
    guard known.map({ $0 != value }) ?? initial else { return }
    graph.later.append { action(known ?? value, value) }
  }

  private func body<Shown: View>(of view: Shown) -> any View {
    precondition(Shown.Body.self != Never.self, "the renderer does not know \(Shown.self)")
    return view.body
  }

  /// Returns the values of the bindings that the view holds. They are read before its body runs.
  private func heldValues() -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    for case let binding as any AnyBinding in Mirror(reflecting: view).children.map(\.value) {
      let (location, value) = binding.read
      values[location] = value
    }
    return values
  }

  /// Passes the environment to the view.
  private func readEnvironment() {
    for case let reader as any EnvironmentReading in Mirror(reflecting: view).children.map(\.value)
    {
      reader.read(EnvironmentValues(surroundings))
    }
  }

  private func hide() {
    isShown = false
    for child in children.values { child.hide() }
  }

  /// Connects the new view to the kept state. The initial state of the new view is discarded.
  private func keepState() {
    let new = Mirror(reflecting: view).children.compactMap {
      ($0.value as? any StateHolder)?.anyCell
    }
    if cells.isEmpty { cells = new }
    for (kept, made) in zip(cells, new) where kept !== made { made.forward(to: kept) }
  }
}

/// A view that belongs to the renderer. Its runs are not counted.
protocol BuiltIn: View {}

/// All nodes of one screen.
@MainActor final class Graph {
  private(set) var dirty: [Node] = []
  /// The actions to run after the views.
  var later: [() -> Void] = []
  var runs = 0
  /// The number of runs for changes with an animation.
  var animatedRuns = 0
  /// Whether a leaving presentation stays on the screen until the test calls
  /// ``Screen/finishTransitions()``.
  var hasSlowTransitions = false
  /// The flags of the presentations that are leaving the screen.
  var leaving: [StateCell<Bool>] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Notes that a node has to run when the screen settles.
  func note(_ node: Node) {
    dirty.append(node)
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns once a node has to run.
  func change() async {
    guard dirty.isEmpty else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Runs what changed, parents first, as at the end of a turn of the main run loop.
  func settle() {
    while !dirty.isEmpty || !later.isEmpty {
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in nodes where node.isDirty && node.isShown { node.run() }
      let actions = later
      later = []
      for action in actions { action() }
    }
  }
}
