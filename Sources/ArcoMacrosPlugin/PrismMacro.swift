#if Macros
  public import SwiftSyntax
  import SwiftSyntaxBuilder
  public import SwiftSyntaxMacros

  /// Writes the pattern of a case for a prism.
  public enum PrismMacro: ExpressionMacro {
    /// Returns a prism of the case and of its pattern.
    public static func expansion(
      of macro: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
      guard let argument = macro.arguments.first?.expression,
        let written = argument.as(MemberAccessExprSyntax.self), written.base != nil
      else {
        context.diagnose(.noCase(macro))
        return "Swift.preconditionFailure()"
      }
      let labels = written.declName.argumentNames?.arguments.count ?? 1
      let parts = labels == 1 ? ["part"] : (0..<labels).map { "part\($0)" }
      let pattern = parts.map { "let \($0)" }.joined(separator: ", ")
      let held = labels == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
      return """
        ArcoOptics.Prism(\(argument.trimmed)) { \
        if case .\(raw: written.declName.baseName.trimmed)(\(raw: pattern)) = $0 { \(raw: held) } else { nil } }
        """
    }
  }

  extension Problem {
    fileprivate static func noCase(_ macro: some FreestandingMacroExpansionSyntax) -> Problem {
      Problem(
        error: "'#prism' takes a case with its enum, as in '#prism(Result<Int, Failure>.success)'",
        name: "noCase", at: macro)
    }
  }
#endif
