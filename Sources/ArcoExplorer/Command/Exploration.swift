/// A component for an ``ExplorerCommand`` to explore, and the questions to ask about it.
///
///     let saver = Exploration("Saver") { progress in
///       try explorer.walk(states: 5_000, progress: progress)
///     } asking: { walk in
///       [walk.hasNoProblems(), walk.everyControlHasAName()]
///     }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Exploration {
  /// The name in reports, on the command line and of the files that the command writes.
  public let name: String
  let explore: (WalkProgress) throws -> Explored

  /// The parts of a walk that a command needs.
  struct Explored {
    let report: String
    let verdicts: [Verdict]
    let outline: () -> Outline
    let storyboard: () -> String
  }

  /// Makes an exploration.
  ///
  /// - Parameters:
  ///   - style: the application's style sheet, as CSS, for the storyboard; empty by default.
  ///   - walk: explores the component and reports its progress to the argument.
  ///   - questions: asks the questions about the walk. Returns their verdicts.
  public init<State, Input: Sendable>(
    _ name: String, style: String = "",
    _ walk: @escaping (WalkProgress) throws -> Walk<State, Input>,
    asking questions: @escaping (Walk<State, Input>) -> [Verdict] = { _ in [] }
  ) {
    self.name = name
    explore = { progress in
      let walk = try walk(progress)
      return Explored(
        report: "\(walk)", verdicts: questions(walk), outline: { walk.outline },
        storyboard: { walk.storyboard(titled: name, style: style) })
    }
  }
}

@available(*, unavailable)
extension Exploration: Sendable {}
