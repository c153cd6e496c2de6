import Observation

/// A view with a body, and what it keeps: its state, and the views in its body.
///
/// As SwiftUI does, it runs its body when something that the body read has changed, or when its
/// parent made it anew and not equal to what it was.
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
  /// Whether what has it run was changed with an animation.
  private var isAnimated = false
  /// Whether a person has closed what it presents, and it did not run since.
  var isDismissed = false

  init(_ view: any View, depth: Int, graph: Graph, _ surroundings: Surroundings = Surroundings()) {
    self.view = view
    self.surroundings = surroundings
    self.depth = depth
    self.graph = graph
  }

  /// Returns the child at a place: who stands there, if it is a view of the same type.
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
      if isAnimated { graph.animatedRuns += 1 }
    }
    isAnimated = false
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
        self.isAnimated = Updating.transaction.animation != nil
        self.graph.note(self)
      }
    }
    for (path, child) in children where found[path] !== child { child.hide() }
    children = found
    // After and not in the tracked part: what a child reads is no business of its parent's.
    for child in toRun { child.run() }
  }

  /// Has an action run after the views, if a value is not what it was when the body ran last.
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

  /// The values of the bindings that the view holds, which are read before its body runs.
  private func heldValues() -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    for case let binding as any AnyBinding in Mirror(reflecting: view).children.map(\.value) {
      let (location, value) = binding.read
      values[location] = value
    }
    return values
  }

  /// Hands the environment to the view, as it does the kept state.
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

  /// Hands the state that is kept to the view that was made anew: what the new one began with is
  /// thrown away.
  private func keepState() {
    let new = Mirror(reflecting: view).children.compactMap {
      ($0.value as? any StateHolder)?.anyCell
    }
    if cells.isEmpty { cells = new }
    for (kept, made) in zip(cells, new) where kept !== made { made.forward(to: kept) }
  }
}

/// A view of the renderer's own, whose runs nobody counts.
protocol BuiltIn: View {}

/// All nodes of one screen.
@MainActor final class Graph {
  private(set) var dirty: [Node] = []
  /// What is to be done when the views have run.
  var later: [() -> Void] = []
  var runs = 0
  /// How many of these ran for a change with an animation.
  var animatedRuns = 0
  /// Whether what leaves the screen stays on it until the test says that it is down.
  var hasSlowTransitions = false
  /// What leaves the screen.
  var leaving: [StateCell<Bool>] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Has a node run when the screen settles.
  func note(_ node: Node) {
    dirty.append(node)
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns once a node is to run.
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
