#if Macros
  import SwiftSyntax

  /// How far a declaration is seen.
  enum Level: Int, Comparable {
    case `private`
    case `fileprivate`
    case `internal`
    case `package`
    case `public`

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// What a modifier says; nil for one that says nothing of it.
    init?(_ modifier: DeclModifierSyntax) {
      switch modifier.name.tokenKind {
      case .keyword(.private): self = .private
      case .keyword(.fileprivate): self = .fileprivate
      case .keyword(.internal): self = .internal
      case .keyword(.package): self = .package
      case .keyword(.public), .keyword(.open): self = .public
      default: return nil
      }
    }

    /// The keyword; a private member is used from a type beside it, so its optic is fileprivate.
    var modifier: String {
      switch self {
      case .private, .fileprivate: "fileprivate "
      case .internal: ""
      case .package: "package "
      case .public: "public "
      }
    }
  }

  extension DeclModifierListSyntax {
    /// What is said of reading; nil when nothing is.
    var level: Level? {
      compactMap { $0.detail == nil ? Level($0) : nil }.first
    }

    /// What is said of writing; nil when nothing is.
    var writingLevel: Level? {
      compactMap { $0.detail?.detail.text == "set" ? Level($0) : nil }.first
    }

    func contains(_ keyword: Keyword) -> Bool {
      contains { $0.name.tokenKind == .keyword(keyword) }
    }
  }
#endif
