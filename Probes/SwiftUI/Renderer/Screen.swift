import Foundation

/// A simulated device: it shows a view, and its methods act as a person does.
@MainActor public final class Screen {
  /// The order of a button's action and the alert's report that it was dismissed. Apple promises
  /// none.
  public enum DismissalOrder: CaseIterable, Sendable {
    case actionFirst
    case dismissalFirst
  }

  let graph = Graph()
  private let root: Node
  let order: DismissalOrder
  private let focusRefusal: Int?
  private var turns = 0
  /// The running tasks of the views on the screen.
  private var tasks: [Appearance.Key: RunningTask] = [:]
  private var appeared: [Appearance] = []
  /// Whether views that leave the screen have their actions run. SwiftUI may not run those of views
  /// that leave during the transition of their presentation.
  public var reportsDisappearances = true

  /// Shows a view.
  ///
  /// - Parameter focusRefusal: the number of turns after which the first focus that the view asks
  ///   for is taken back; nil if it is not. SwiftUI does so for a field that is not yet on the
  ///   screen: in a sheet, on a pushed screen, in a row.
  /// - Parameter hasSlowTransitions: whether a leaving presentation stays on the screen until
  ///   ``finishTransitions()``.
  public init(
    _ view: some View, order: DismissalOrder = .actionFirst, focusRefusal: Int? = nil,
    hasSlowTransitions: Bool = false
  ) {
    self.order = order
    self.focusRefusal = focusRefusal
    graph.hasSlowTransitions = hasSlowTransitions
    root = Node(Root(content: view), depth: 0, graph: graph)
    root.run()
    settle()
    if focusRefusal == 0 { leaveFields() }
  }

  /// Lets the main actor run its next turn, and then the views that have changed.
  public func turn() async {
    await Task { @MainActor in }.value
    settle()
    turns += 1
    if turns == focusRefusal { leaveFields() }
  }

  /// True while the body of a view runs. No state may change then.
  public nonisolated static var isUpdating: Bool { Updating.held != nil }

  /// The number of bodies that have run.
  public var runs: Int { graph.runs }

  /// The number of bodies that have run for a change with an animation.
  public var animatedRuns: Int { graph.animatedRuns }

  /// Ends all transitions: removes what is leaving the screen.
  public func finishTransitions() {
    for isLeaving in graph.leaving { isLeaving.current = false }
    graph.leaving = []
    settle()
  }

  /// Runs the views that have changed, and the actions of views that have appeared or disappeared.
  public func settle() {
    repeat {
      graph.settle()
      noteAppearances()
    } while !graph.dirty.isEmpty
  }

  /// Returns once a condition of the screen holds.
  public func wait(until isSo: (Screen) -> Bool) async {
    settle()
    while !isSo(self) {
      await graph.change()
      settle()
    }
  }

  /// All elements on the screen, in order, also those behind presentations.
  var shown: [Shown] { Walk.all(root).found }

  /// The kinds of the presentations, the outermost first, such as `sheet` and `alert`.
  public var presented: [String] { Walk.all(root).presentations.map { "\($0)" } }

  private func noteAppearances() {
    let now = shown.flatMap { $0.appearances }
    let (before, after) = (Set(appeared.map(\.key)), Set(now.map(\.key)))
    let gone = appeared.filter { !after.contains($0.key) }
    let new = now.filter { !before.contains($0.key) }
    appeared = now
    for appearance in gone where reportsDisappearances { appearance.disappear?() }
    for appearance in new { appearance.appear?() }
    for appearance in gone { tasks.removeValue(forKey: appearance.key)?.task.cancel() }
    for appearance in now {
      let running = tasks[appearance.key]
      guard let start = appearance.task, running == nil || running?.id != start.id else { continue }
      running?.task.cancel()
      tasks[appearance.key] = RunningTask(
        id: start.id, task: Task { @MainActor in await start.action() })
    }
  }

  private struct RunningTask {
    let id: AnyHashable?
    let task: Task<Void, Never>
  }
}

/// An element on the screen that has an action for appearing or disappearing, or a task.
struct Appearance {
  struct Key: Hashable {
    let place: Place
    let depth: Int
  }

  let key: Key
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  var task: (id: AnyHashable?, action: @Sendable () async -> Void)?
}

/// The view that a scene puts around its content.
private struct Root<Content: View>: View {
  let content: Content

  var body: some View { content }
}
