#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Writes a prism for each case of an enum.
  struct PrismWriter<Context: MacroExpansionContext> {
    private let owner: Owner
    private let members: MemberBlockItemListSyntax
    private let context: Context

    init(owner: Owner, _ declaration: some DeclGroupSyntax, context: Context) {
      self.owner = owner
      self.context = context
      members = declaration.memberBlock.members
    }

    func body() -> String {
      var names = OpticNames(suffix: "Prism", avoiding: owner.identifiers)
      let ambiguous = ambiguousNames()
      var index = 0
      return members.mapBranches { member in
        guard let cases = member.as(EnumCaseDeclSyntax.self) else { return "" }
        return cases.elements.compactMap { element in
          defer { index += 1 }
          guard !ambiguous.contains(element.name.text) else {
            context.diagnose(.overloaded(element))
            return nil
          }
          let name = names.name(for: element.name.text)
          return prism(element, of: cases, name: name, index: index).text
        }
        .joined(separator: "\n")
      }
    }

    private func prism(
      _ element: EnumCaseElementSyntax, of cases: EnumCaseDeclSyntax, name: String, index: Int
    ) -> OpticDeclaration {
      let payload = Payload(element, in: owner)
      let member = element.name.text
      return OpticDeclaration(
        owner: owner,
        member: member,
        name: name,
        kind: "Prism",
        level: owner.level,
        availability: cases.attributes.availability,
        part: payload.type,
        footprint: ".case(\(index))",
        functions: [
          .init(
            text: """
              func extract(_ whole: Whole) -> Part? {
              if case .\(member)\(payload.pattern) = whole { \(payload.value) } else { nil }
              }
              """),
          .init(
            text: "func embed(_ part: Part) -> Whole { .\(member)\(payload.arguments) }"),
        ]
      )
    }

    /// The names that several cases have, which only their labels tell apart: a pattern cannot.
    private func ambiguousNames() -> Set<String> {
      var seen: Set<String> = []
      var twice: Set<String> = []
      for item in members {
        for element in item.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
          if !seen.insert(element.name.text).inserted { twice.insert(element.name.text) }
        }
      }
      return twice
    }
  }
#endif
