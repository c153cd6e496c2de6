#if Macros
  import SwiftSyntax

  /// How a struct is made again with one of its constants changed.
  struct Rebuilding {
    /// The names of the properties, in the order of the initialiser's parameters.
    let parameters: [String]
    let level: Level
    /// Whether all other properties are known to stay as they are: code of the user's may do more.
    let isMemberwise: Bool

    /// Finds an initialiser that takes each property by its name; nil where there is none in sight.
    init?(_ declaration: some DeclGroupSyntax, properties: [StoredProperty]) {
      let members = declaration.memberBlock.members
      guard Self.isPossible(members, properties: properties) else { return nil }
      let set = properties.filter { if case .fixed = $0.kind { false } else { true } }
      let written = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      if written.isEmpty {
        parameters = set.map(\.name.text)
        level = min(.internal, set.map(\.readingLevel).min() ?? .internal)
        isMemberwise = true
      } else if let found = written.first(where: { $0.takesEach(of: set) }) {
        parameters = found.signature.parameterClause.parameters.map(\.firstName.text)
        level = found.modifiers.level ?? .internal
        isMemberwise = false
      } else {
        return nil
      }
    }

    /// Whether an initialiser can tell all that a value is made of.
    static func isPossible(
      _ members: MemberBlockItemListSyntax, properties: [StoredProperty]
    ) -> Bool {
      !members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
        && properties.allSatisfy(\.isKeptByInitialiser)
    }

    /// The whole, with `part` in the place of one property.
    func expression(_ owner: Owner, changing name: String) -> String {
      let arguments = parameters.map { "\($0): \($0 == name ? "part" : "whole.\($0)")" }
      return "\(owner.name)(\(arguments.joined(separator: ", ")))"
    }
  }

  extension StoredProperty {
    fileprivate var isKeptByInitialiser: Bool {
      switch kind {
      case .lazy, .wrapped: false
      default: type != nil
      }
    }
  }

  extension InitializerDeclSyntax {
    /// Whether it has a parameter for each property, of its name and type, and can only succeed.
    fileprivate func takesEach(of properties: [StoredProperty]) -> Bool {
      let parameters = signature.parameterClause.parameters
      guard optionalMark == nil, signature.effectSpecifiers == nil, genericParameterClause == nil,
        parameters.count == properties.count
      else { return false }
      return properties.allSatisfy { property in
        parameters.contains {
          $0.firstName.text == property.name.text
            && $0.type.trimmedDescription == property.type?.trimmedDescription
        }
      }
    }
  }
#endif
