#if Macros
  import SwiftSyntax

  /// Which optics a kind of declaration gets, and what they are called together.
  enum Family {
    case lenses
    case prisms

    /// The family of a struct or of an enum; nil for all other declarations.
    init?(_ declaration: some DeclGroupSyntax) {
      switch declaration.kind {
      case .structDecl: self = .lenses
      case .enumDecl: self = .prisms
      default: return nil
      }
    }

    /// The static property.
    var member: String {
      switch self {
      case .lenses: "lenses"
      case .prisms: "prisms"
      }
    }

    /// The nested type.
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
