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
      let ambiguous = members.ambiguousCases
      var index = 0
      return members.mapBranches { member in
        guard let cases = member.as(EnumCaseDeclSyntax.self) else { return "" }
        return cases.elements.compactMap { element in
          defer { index += 1 }
          guard !ambiguous.contains(element.name.text) else {
            context.diagnose(.overloaded(element))
            return nil
          }
          if let problem = problem(of: element, in: cases) {
            context.diagnose(problem)
            return nil
          }
          let name = names.name(for: element.name.text)
          return prism(element, of: cases, name: name, index: index).text
        }
        .joined(separator: "\n")
      }
    }

    private func problem(of element: EnumCaseElementSyntax, in cases: EnumCaseDeclSyntax)
      -> Problem?
    {
      let types = element.parameterClause?.parameters.map(\.type) ?? []
      if cases.attributes.areUnavailable { return .unavailable(element) }
      if types.contains(where: \.isNever) { return .never(element.name) }
      if types.contains(where: { $0.has(attribute: "autoclosure") }) {
        return .autoclosure(element)
      }
      return nil
    }

    private func prism(
      _ element: EnumCaseElementSyntax, of cases: EnumCaseDeclSyntax, name: String, index: Int
    ) -> OpticDeclaration {
      let payload = Payload(element, in: owner)
      let member = element.name.text
      let embedding =
        switch payload.embedding {
        case .plain: "func embed(_ part: Part) -> Whole { .\(member)\(payload.arguments) }"
        case .escaping:
          "func embed(_ part: @escaping Part) -> Whole { .\(member)\(payload.arguments) }"
        case .held:
          "func embed(held: (part: Part, Swift.Void)) -> Whole { .\(member)\(payload.arguments) }"
        }
      return OpticDeclaration(
        owner: owner,
        member: member,
        name: name,
        kind: "Prism",
        conformance: payload.embedding == .held ? "ArcoMacros.CaseOptic" : "ArcoOptics.PrismOptic",
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
          .init(text: embedding),
        ]
      )
    }
  }

  extension MemberBlockItemListSyntax {
    /// The names that several cases share, so that only their labels differ; a pattern cannot tell
    /// such cases apart. Cases in different branches of one `#if` do not conflict, as only one
    /// branch is compiled.
    fileprivate var ambiguousCases: Set<String> {
      var seen: Set<String> = []
      var twice: Set<String> = []
      for element in flatMap({ $0.decl.as(EnumCaseDeclSyntax.self)?.elements.map { $0 } ?? [] })
      where !seen.insert(element.name.text).inserted {
        twice.insert(element.name.text)
      }
      for branches in compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }) {
        for clause in branches.clauses {
          let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
          let names = members.inAllBranches.flatMap {
            $0.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
          }
          twice.formUnion(seen.intersection(names))
          twice.formUnion(members.ambiguousCases)
        }
      }
      return twice
    }
  }

  extension AttributeListSyntax {
    /// Whether the declaration is unavailable on all platforms.
    fileprivate var areUnavailable: Bool {
      availability.contains { $0.contains("unavailable") && $0.contains("*") }
    }
  }
#endif
