#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// A diagnostic of a macro, with what to write instead.
  ///
  /// An error stops the whole expansion. A note says that one member gets no optic; the other
  /// members get theirs, and the compiler reports a use of the missing optic.
  struct Problem {
    let node: Syntax
    let name: String
    let text: String
    let severity: DiagnosticSeverity
    var remedies: [Remedy] = []

    /// A fix-it.
    struct Remedy {
      let text: String
      let changes: [FixIt.Change]
    }
  }

  extension Problem {
    init(
      error text: String, name: String, at node: some SyntaxProtocol, remedies: [Remedy] = []
    ) {
      self.init(
        node: Syntax(node), name: name, text: text, severity: .error, remedies: remedies)
    }

    init(note text: String, name: String, at node: some SyntaxProtocol, remedies: [Remedy] = []) {
      self.init(node: Syntax(node), name: name, text: text, severity: .note, remedies: remedies)
    }
  }

  extension MacroExpansionContext {
    func diagnose(_ problem: Problem) {
      diagnose(
        Diagnostic(
          node: problem.node,
          message: Message(message: problem.text, name: problem.name, severity: problem.severity),
          fixIts: problem.remedies.map {
            FixIt(
              message: Message(message: $0.text, name: problem.name, severity: problem.severity),
              changes: $0.changes)
          }))
    }
  }

  private struct Message: DiagnosticMessage, FixItMessage {
    let message: String
    let name: String
    let severity: DiagnosticSeverity

    var diagnosticID: MessageID { MessageID(domain: "ArcoMacros", id: name) }
    var fixItID: MessageID { diagnosticID }
  }
#endif
