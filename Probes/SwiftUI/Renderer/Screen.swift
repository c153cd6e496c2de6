import Foundation

/// What stands for a device: it shows a view and does what a person does.
@MainActor public final class Screen {
  /// In which order a button of an alert acts and the alert reports that it is gone; Apple promises
  /// neither.
  public enum DismissalOrder: CaseIterable, Sendable {
    case actionFirst
    case dismissalFirst
  }

  let graph = Graph()
  private let root: Node
  let order: DismissalOrder
  /// What is on the screen and has a task.
  private var tasks: [Appearance.Key: RunningTask] = [:]
  private var appeared: [Appearance] = []

  /// Shows a view.
  ///
  /// - Parameter refusesFirstFocus: whether the focus that the view asks for at first is taken back, as SwiftUI does for a
  ///   field that is not on the screen yet: in a sheet, on a pushed screen, in a row.
  /// - Parameter hasSlowTransitions: whether a presentation that goes stays until ``finishTransitions()``.
  public init(
    _ view: some View, order: DismissalOrder = .actionFirst, refusesFirstFocus: Bool = false,
    hasSlowTransitions: Bool = false
  ) {
    self.order = order
    graph.hasSlowTransitions = hasSlowTransitions
    root = Node(Root(content: view), depth: 0, graph: graph)
    root.run()
    settle()
    if refusesFirstFocus { leaveFields() }
  }

  /// True while the body of a view runs. No state may change then.
  public nonisolated static var isUpdating: Bool { Updating.held != nil }

  /// How many bodies ran.
  public var runs: Int { graph.runs }

  /// How many of these ran for a change that was made with an animation.
  public var animatedRuns: Int { graph.animatedRuns }

  /// Has everything that leaves the screen off it.
  public func finishTransitions() {
    for isLeaving in graph.leaving { isLeaving.current = false }
    graph.leaving = []
    settle()
  }

  /// Runs what changed, and tells what has come and what has gone.
  public func settle() {
    repeat {
      graph.settle()
      noteAppearances()
    } while !graph.dirty.isEmpty
  }

  /// Returns once the screen is as a person waits for it to be.
  public func wait(until isSo: (Screen) -> Bool) async {
    settle()
    while !isSo(self) {
      await graph.change()
      settle()
    }
  }

  /// Everything on the screen, in order, with what stands below presentations.
  var shown: [Shown] { Walk.all(root).found }

  /// What is presented, the outermost first: `sheet`, `alert` and the like.
  public var presented: [String] { Walk.all(root).presentations.map { "\($0)" } }

  private func noteAppearances() {
    let now = shown.flatMap { $0.appearances }
    let (before, after) = (Set(appeared.map(\.key)), Set(now.map(\.key)))
    let gone = appeared.filter { !after.contains($0.key) }
    let new = now.filter { !before.contains($0.key) }
    appeared = now
    for appearance in gone { appearance.disappear?() }
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

/// That something is on the screen which has an action for it.
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

/// What a scene puts around a view: a body of its own.
private struct Root<Content: View>: View {
  let content: Content

  var body: some View { content }
}
