#if Macros
  import SwiftSyntax

  /// The kind of optics that a declaration gets: lenses for a struct, prisms for an enum.
  enum OpticKind {
    case lenses
    case prisms

    /// The optics of a struct or an enum; nil for any other declaration.
    init?(_ declaration: some DeclGroupSyntax) {
      switch declaration.kind {
      case .structDecl: self = .lenses
      case .enumDecl: self = .prisms
      default: return nil
      }
    }

    /// The name of the generated static property.
    var member: String {
      switch self {
      case .lenses: "lenses"
      case .prisms: "prisms"
      }
    }

    /// The name of the generated nested type.
    var type: String {
      switch self {
      case .lenses: "Lenses"
      case .prisms: "Prisms"
      }
    }

    var conformance: String { "Has\(type)" }

    var summary: String {
      switch self {
      case .lenses: "The lens to each stored property."
      case .prisms: "The prism to each case."
      }
    }
  }
#endif
