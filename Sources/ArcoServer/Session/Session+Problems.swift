#if Server
  import ArcoCore
  import Logging

  extension Session {
    /// Logs what the page could not do, and ends it where it would not end by itself.
    func hear(_ problem: Problem) {
      let isGrave = problem.endsThePage
      log.write(
        isGrave ? .error : .warning, isGrave ? "endless" : "problem", times: ClientLog.some,
        "\(problem.message)", ["session.id": "\(id)"])
      if problem.endsThePage { end(.endless, forGood: true) }
    }
  }

  extension Problem {
    fileprivate var endsThePage: Bool {
      if case .endlessInputs = self { true } else { false }
    }
  }
#endif
