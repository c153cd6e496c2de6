#if Macros
  import SwiftSyntax

  /// An access level.
  enum Level: Int, Comparable {
    case `private`
    case `fileprivate`
    case `internal`
    case `package`
    case `public`

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The level that a modifier sets; nil for a modifier that is no access level.
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

    /// The keyword and a space. The optic of a private member is fileprivate, since other types in
    /// the file use it.
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
    /// The access level for reading; nil if none is written.
    var level: Level? {
      compactMap { $0.detail == nil ? Level($0) : nil }.first
    }

    /// The access level for writing, as in `private(set)`; nil if none is written.
    var writingLevel: Level? {
      compactMap { $0.detail?.detail.text == "set" ? Level($0) : nil }.first
    }

    func contains(_ keyword: Keyword) -> Bool {
      contains { $0.name.tokenKind == .keyword(keyword) }
    }
  }
#endif
