import OpticsExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

let specs: [String: MacroSpec] = [
  "Optics": MacroSpec(
    type: OpticsMacro.self, conformances: ["ArcoOptics.HasLenses", "ArcoOptics.HasPrisms"]),
  "prism": MacroSpec(type: PrismMacro.self),
  "Form": MacroSpec(type: FormMacro.self),
  "Field": MacroSpec(type: FieldMacro.self),
]

/// What the macros make of a source, without a compiler.
struct Expansion {
  let text: String
  /// `line:column severity: text`, and `[fix-it]` for each remedy.
  let diagnostics: [String]

  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "Tests.swift")])
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: {
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    text = expanded.description
    diagnostics = context.diagnostics.map { found in
      let place = context.location(
        for: found.position, anchoredAt: found.node, fileName: "Tests.swift")
      let remedies = found.fixIts.map { " [\($0.message.message)]" }.joined()
      let severity = found.diagMessage.severity
      return "\(place.line):\(place.column) \(severity): \(found.message)\(remedies)"
    }
  }

  func has(_ line: String) -> Bool { text.contains(line) }
}

/// Expects a text, diagnostics and a mended source, to the letter.
func expectExpansion(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  applyFixIts: [String]? = nil,
  fixedSource: String? = nil,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: specs,
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: location) })
}
