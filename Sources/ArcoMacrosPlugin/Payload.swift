#if Macros
  import SwiftSyntax

  /// The associated values of a case as one part: `Void`, the value itself, or a tuple that keeps
  /// the labels.
  struct Payload {
    let type: String
    /// The text after the case's name in a pattern that binds all associated values.
    let pattern: String
    /// The expression that makes the part from the bound values.
    let value: String
    /// The text after the case's name in an expression that makes the case from `part`.
    let arguments: String
    let embedding: Embedding

    /// How `embed` takes the part. A case can store a function only if the parameter is escaping.
    enum Embedding {
      case plain
      case escaping
      /// In a tuple, since the type may be an alias of a function type.
      case held
    }

    init(_ element: EnumCaseElementSyntax, in owner: Owner) {
      let values = element.parameterClause.map(Array.init(_:)) ?? []
      switch values.count {
      case 0:
        (type, pattern, value, arguments) = ("Swift.Void", "", "()", "")
        embedding = .plain
      case 1:
        type = partType(values[0].type, in: owner)
        pattern = "(\(values[0].prefix)let value)"
        value = "value"
        embedding =
          values[0].type.isFunction
          ? .escaping : values[0].type.mayHideFunction(in: owner) ? .held : .plain
        arguments = "(\(values[0].prefix)\(embedding == .held ? "held." : "")part)"
      default:
        let labels = values.map(\.prefix)
        // A tuple cannot have the same label twice.
        let written = labels.filter { !$0.isEmpty }
        let kept = Set(written).count == written.count ? labels : labels.map { _ in "" }
        func list(_ labels: [String], _ element: (Int) -> String) -> String {
          "(\(values.indices.map { labels[$0] + element($0) }.joined(separator: ", ")))"
        }
        type = list(kept) { partType(values[$0].type, in: owner) }
        pattern = list(labels) { "let value\($0)" }
        value = list(kept) { "value\($0)" }
        arguments = list(labels) { "part.\($0)" }
        embedding = .plain
      }
    }
  }

  extension Array where Element == EnumCaseParameterSyntax {
    fileprivate init(_ clause: EnumCaseParameterClauseSyntax) { self.init(clause.parameters) }
  }

  extension EnumCaseParameterSyntax {
    /// The label and a colon; empty for a value without a label.
    fileprivate var prefix: String {
      guard let firstName, firstName.tokenKind != .wildcard else { return "" }
      return "\(firstName.text.asLabel): "
    }
  }
#endif
