#if canImport(Foundation)
  import Foundation

  /// A command-line program that explores components, draws storyboards, and compares a component
  /// with an earlier version.
  ///
  ///     // In main.swift of an executable of your own, before `exit(code)`:
  ///     let code = ExplorerCommand([saver]).run()
  ///
  /// The command `check` asks the questions of each exploration. `storyboard` also writes a
  /// storyboard and an outline for each. `compare` explores and lists the differences to the
  /// outlines in a folder.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public struct ExplorerCommand {
    private let explorations: [Exploration]

    /// Makes the program.
    ///
    /// - Parameter explorations: the components that it can explore.
    public init(_ explorations: [Exploration]) { self.explorations = explorations }

    /// Runs the command in the arguments, and prints the results.
    ///
    /// - Parameters:
    ///   - arguments: the command and its options, without the program's name.
    ///   - say: prints a line; standard output by default.
    /// - Returns: the exit status. 0: every claim holds and no outline changed. 1: a claim is
    ///   refuted, or an outline changed. 2: the arguments are wrong, or exploring failed. 3: a
    ///   claim is undecided, but nothing is refuted or changed; with `--allow-undecided` this is 0.
    public func run(
      _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
      say: (String) -> Void = { print($0) }
    ) -> Int32 {
      do {
        let options = try ExplorerOptions(arguments)
        var isFine = true
        var isDecided = true
        switch options.verb {
        case .help: say(ExplorerOptions.help(explorations.map(\.name)))
        case .compareFiles(let former, let latter):
          isFine = try compare(
            try outline(in: former), with: try outline(in: latter), named: latter, options, say)
        case .check, .storyboard, .compare:
          for exploration in try chosen(options) {
            let end = try follow(exploration, options, say)
            isFine = end.isFine && isFine
            isDecided = end.isDecided && isDecided
          }
        }
        if !isFine { return 1 }
        return isDecided || options.allowsUndecided ? 0 : 3
      } catch {
        say("\(error)")
        return 2
      }
    }

    private func chosen(_ options: ExplorerOptions) throws(ExplorerOptions.Trouble) -> [Exploration]
    {
      if options.names.isEmpty { return explorations }
      var chosen: [Exploration] = []
      for name in options.names {
        guard let found = explorations.first(where: { $0.name == name }) else {
          throw .noExploration(name, known: explorations.map(\.name))
        }
        chosen.append(found)
      }
      return chosen
    }

    private func follow(
      _ exploration: Exploration, _ options: ExplorerOptions, _ say: (String) -> Void
    ) throws -> (isFine: Bool, isDecided: Bool) {
      let explored = try exploration.explore(.terminal)
      say("\(exploration.name): \(explored.report)")
      for verdict in explored.verdicts { say("  \(verdict)") }
      var isFine = !explored.verdicts.contains { $0.answer == .refuted }
      switch options.verb {
      case .storyboard:
        try write(explored.storyboard(), options.file(exploration.name, "html"), say)
        try write(explored.outline().text, options.file(exploration.name, "outline"), say)
      case .compare(let folder):
        let former = try outline(in: "\(folder)/\(exploration.name).outline")
        let isSame = try compare(
          former, with: explored.outline(), named: exploration.name, options, say)
        isFine = isFine && isSame
      case .check, .compareFiles, .help: break
      }
      return (isFine, !explored.verdicts.contains { $0.answer == .undecided })
    }

    private func compare(
      _ former: Outline, with latter: Outline, named name: String, _ options: ExplorerOptions,
      _ say: (String) -> Void
    ) throws -> Bool {
      let changes = latter.changes(since: former)
      say(changes.isEmpty ? "\(name): nothing changed" : "\(name): \(changes.count) changes")
      for change in changes { say("  \(change)") }
      if let page = options.page {
        try write(latter.comparison(with: former, titled: name), page, say)
      }
      return changes.isEmpty
    }

    private func outline(in path: String) throws -> Outline {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw ExplorerOptions.Trouble.unreadable(path)
      }
      return Outline(text: text)
    }

    private func write(_ text: String, _ path: String, _ say: (String) -> Void) throws {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      say("wrote \(path)")
    }
  }

  @available(*, unavailable)
  extension ExplorerCommand: Sendable {}
#endif
