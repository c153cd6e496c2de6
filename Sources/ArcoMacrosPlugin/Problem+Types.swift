#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Why a declaration that is neither a struct nor an enum gets no optics.
  func refusal(of declaration: some DeclGroupSyntax, attribute: AttributeSyntax) -> Problem {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    let remove = Problem.Remedy.remove(attribute, from: declaration)
    if let shared = declaration.as(ClassDeclSyntax.self) {
      return Problem(
        error: """
          '@Optics' needs a value type, and '\(name)' is a class; make it a struct, or move the \
          properties that change into a struct that the class stores
          """,
        name: "class",
        at: attribute,
        remedies: [.makeStruct(shared), remove]
      )
    }
    if declaration.is(ActorDeclSyntax.self) {
      return Problem(
        error: """
          '@Optics' needs a value type, and '\(name)' is an actor; move its state into a struct, \
          and apply '@Optics' to that struct
          """,
        name: "actor",
        at: attribute,
        remedies: [remove]
      )
    }
    return Problem(
      error: "'@Optics' applies only to the declaration of a struct or an enum",
      name: "place",
      at: attribute,
      remedies: [remove]
    )
  }

  /// Returns the errors that prevent all optics of a type.
  func problems(
    of owner: Owner, kind: OpticKind, declaration: some DeclGroupSyntax
  ) -> [Problem] {
    var problems: [Problem] = []
    if declaration.isNoncopyable {
      problems.append(
        Problem(
          error: """
            '\(owner.name)' is not copyable, and an optic reads a copy; \
            remove '~Copyable' or '@Optics'
            """,
          name: "noncopyable",
          at: declaration.inheritanceClause.map(Syntax.init) ?? Syntax(declaration)))
    }
    for name in declaration.genericParameterNames {
      if name.text == kind.type { problems.append(.taken(name, owner: owner)) }
      if name.text == owner.name { problems.append(.shadowed(name, owner: owner)) }
    }
    for member in declaration.memberBlock.members.inAllBranches {
      for name in member.typeLevelNames {
        if name.text == kind.member || name.text == kind.type {
          problems.append(.taken(name, owner: owner))
        } else if name.text == owner.name {
          problems.append(.shadowed(name, owner: owner))
        } else if member.isType && modulesInUse.contains(name.text) {
          problems.append(.module(name))
        }
      }
    }
    return problems
  }

  /// The modules that the generated code names.
  private let modulesInUse: Set<String> = ["Swift", "ArcoOptics", "ArcoMacros"]

  extension Problem {
    fileprivate static func taken(_ name: TokenSyntax, owner: Owner) -> Problem {
      Problem(
        error: """
          '\(name.text)' conflicts with a name that '@Optics' generates; rename it, or remove \
          '@Optics' and write the optics of '\(owner.name)' by hand
          """,
        name: "taken",
        at: name)
    }

    fileprivate static func shadowed(_ name: TokenSyntax, owner: Owner) -> Problem {
      Problem(
        error: """
          inside '\(owner.name)', '\(name.text)' means another type, so the optics cannot name the \
          type that they belong to; rename the inner '\(name.text)'
          """,
        name: "shadowed",
        at: name)
    }

    /// A note at a type that no extension can name. It gets optics, but no conformance.
    static func hidden(_ declaration: some DeclGroupSyntax, owner: Owner) -> Problem {
      Problem(
        note: """
          paths of optics cannot continue through '\(owner.name)', because no extension can name a \
          type that is private inside another; make the private type fileprivate, or use 'appending'
          """,
        name: "hidden",
        at: declaration.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
          ?? Syntax(declaration))
    }

    fileprivate static func module(_ name: TokenSyntax) -> Problem {
      Problem(
        error: """
          the type '\(name.text)' hides the module '\(name.text)', which the generated code names; \
          rename the type
          """,
        name: "module",
        at: name)
    }
  }

  extension DeclSyntax {
    fileprivate var isType: Bool {
      self.is(TypeAliasDeclSyntax.self) || asProtocol((any DeclGroupSyntax).self) != nil
    }

    /// The names of the declaration that are used as `Type.name`.
    fileprivate var typeLevelNames: [TokenSyntax] {
      if let variable = self.as(VariableDeclSyntax.self) {
        guard variable.modifiers.contains(.static) else { return [] }
        return variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }
      }
      if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name) }
      guard !self.is(FunctionDeclSyntax.self) else { return [] }
      return [asProtocol((any NamedDeclSyntax).self)?.name].compactMap { $0 }
    }
  }

  extension Problem.Remedy {
    /// Removes the attribute by name: the macro gets a copy without a parent, which cannot be
    /// removed itself.
    static func remove(
      _ attribute: AttributeSyntax, from declaration: some DeclGroupSyntax
    ) -> Problem.Remedy {
      let name = attribute.attributeName.trimmedDescription
      let all = declaration.attributes
      let others = all.filter {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != name
      }
      var changes = [FixIt.Change.replace(oldNode: Syntax(all), newNode: Syntax(others))]
      if others.isEmpty,
        let next = all.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
      {
        changes.append(.replaceLeadingTrivia(token: next, newTrivia: all.leadingTrivia))
      }
      return Problem.Remedy(text: "remove '@\(name)'", changes: changes)
    }

    fileprivate static func makeStruct(_ shared: ClassDeclSyntax) -> Problem.Remedy {
      let keyword = shared.classKeyword.with(\.tokenKind, .keyword(.struct))
      let kept = shared.modifiers.filter { $0.name.tokenKind != .keyword(.final) }
      guard kept.count < shared.modifiers.count else {
        return Problem.Remedy(
          text: "make '\(shared.name.text)' a struct",
          changes: [.replace(oldNode: Syntax(shared.classKeyword), newNode: Syntax(keyword))])
      }
      let first =
        kept.isEmpty ? keyword.with(\.leadingTrivia, shared.modifiers.leadingTrivia) : keyword
      return Problem.Remedy(
        text: "make '\(shared.name.text)' a struct",
        changes: [
          .replace(oldNode: Syntax(shared.modifiers), newNode: Syntax(kept)),
          .replace(oldNode: Syntax(shared.classKeyword), newNode: Syntax(first)),
        ]
      )
    }
  }
#endif
