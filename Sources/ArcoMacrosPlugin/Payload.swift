#if Macros
  import SwiftSyntax

  /// What a case holds, as one value: nothing, the value, or a tuple with the labels kept.
  struct Payload {
    let type: String
    /// What follows the case's name in a pattern that binds all of it.
    let pattern: String
    /// What the pattern bound, as the part.
    let value: String
    /// What follows the case's name where it is made of `part`.
    let arguments: String
    let embedding: Embedding

    /// How the part is taken to make the case: a function has to escape.
    enum Embedding {
      case plain
      case escaping
      /// In a tuple, since the type may be another name of a function's.
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
        // A tuple has each label once.
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
    /// The label and its colon; empty for none.
    fileprivate var prefix: String {
      guard let firstName, firstName.tokenKind != .wildcard else { return "" }
      return "\(firstName.text.asLabel): "
    }
  }
#endif
