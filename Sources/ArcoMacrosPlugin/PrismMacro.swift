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
      let count = written.declName.argumentNames?.arguments.count ?? 1
      let names = count == 1 ? ["part"] : (0..<count).map { "part\($0)" }
      let name = written.declName.baseName.trimmed
      let pattern = names.map { "let \($0)" }.joined(separator: ", ")
      let held = count == 1 ? "part" : "(\(names.joined(separator: ", ")))"
      let given = count == 1 ? "part" : (0..<count).map { "part.\($0)" }.joined(separator: ", ")
      // The case as a value, which takes no labels; in the mode of Swift 5 it is not `Sendable` by itself.
      return """
        ArcoOptics.Prism(
          extract: { whole in
            if case .\(raw: name)(\(raw: pattern)) = whole { \(raw: held) } else { nil }
          },
          embed: { part in
            let embed = \(argument.trimmed)
            return embed(\(raw: given))
          })
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
