/// A component to be explored by a command, with what is asked about it.
///
///     let saver = Exploration("Saver") { progress in
///       try explorer.walk(states: 5_000, progress: progress)
///     } asking: { walk in
///       [walk.hasNoProblems(), walk.everyControlHasAName()]
///     }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Exploration {
  /// What it is called: the name of its files, too.
  public let name: String
  let explore: (WalkProgress) throws -> Explored

  /// What a command needs of a walk.
  struct Explored {
    let report: String
    let verdicts: [Verdict]
    let outline: () -> Outline
    let storyboard: () -> String
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - style: the application's style sheet, for the storyboard.
  ///   - walk: explores, and tells how far it is.
  ///   - questions: what is asked then.
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
