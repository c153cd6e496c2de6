#if Server
  import ArcoCore
  import Logging

  extension Session {
    /// Logs what the page could not do, and ends it where it would not end by itself.
    func hear(_ problem: Problem) {
      logger.log(
        level: problem.endsThePage ? .error : .warning, "\(problem.message)",
        metadata: ["session": "\(id)"])
      if problem.endsThePage { end(.endless, forGood: true) }
    }
  }

  extension Problem {
    fileprivate var endsThePage: Bool {
      if case .endlessInputs = self { true } else { false }
    }
  }
#endif
