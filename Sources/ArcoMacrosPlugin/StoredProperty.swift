#if Macros
  import SwiftSyntax

  /// A stored property of a struct, as it is written.
  struct StoredProperty {
    enum Kind {
      case variable
      /// A variable with `willSet` or `didSet`, which may change its neighbours.
      case observed
      /// A constant that an initialiser sets.
      case constant
      /// A constant that always is its initial value.
      case fixed
      case lazy
      /// One whose attribute, written without `@`, may make another storage of it.
      case wrapped(attribute: String)
      /// One that belongs to a global actor, whatever its type belongs to.
      case isolated(attribute: String)
    }

    let name: TokenSyntax
    /// Nil where it is not written and the value does not tell it for certain.
    let type: TypeSyntax?
    let initialValue: ExprSyntax?
    let kind: Kind
    let declaration: VariableDeclSyntax
    /// Its place among the stored properties.
    let index: Int

    /// Who may read and write it.
    var level: Level {
      let modifiers = declaration.modifiers
      let reading = modifiers.level ?? .internal
      return min(reading, modifiers.writingLevel ?? reading)
    }

    var readingLevel: Level { declaration.modifiers.level ?? .internal }

    /// Whether, for all that is known here, only the type's actor may read it.
    func isKeptByActor(of owner: Owner) -> Bool {
      guard let isolation = owner.isolation, !declaration.modifiers.contains(.nonisolated),
        let type
      else { return false }
      switch isolation {
      case .written: return !type.isSendable(in: owner, namesAre: false)
      // The types of a module that belongs to an actor do so too, and are Sendable for that.
      case .byDefault: return !type.isSendable(in: owner, namesAre: true)
      }
    }
  }

  extension VariableDeclSyntax {
    /// Its stored properties, numbered on from `index`; nothing for a computed or static one.
    func storedProperties(from index: Int) -> [StoredProperty] {
      guard !modifiers.contains(.static) else { return [] }
      var found: [StoredProperty] = []
      for (place, binding) in bindings.enumerated() where binding.isStored {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        let value = binding.initializer?.value
        found.append(
          StoredProperty(
            name: name,
            type: writtenType(at: place) ?? value.flatMap(certainType),
            initialValue: value,
            kind: kind(of: binding),
            declaration: self,
            index: index + found.count
          ))
      }
      return found
    }

    /// `var a, b: Int`: a type stands for the names before it too.
    private func writtenType(at place: Int) -> TypeSyntax? {
      for (position, binding) in bindings.enumerated().dropFirst(place) {
        if let type = binding.typeAnnotation?.type { return type }
        if binding.initializer != nil && position == place { return nil }
      }
      return nil
    }

    private func kind(of binding: PatternBindingSyntax) -> StoredProperty.Kind {
      if let actor = attributes.globalActor { return .isolated(attribute: actor) }
      if let attribute = storageAttribute { return .wrapped(attribute: attribute) }
      if modifiers.contains(.lazy) { return .lazy }
      if bindingSpecifier.tokenKind == .keyword(.let) {
        return binding.initializer == nil ? .constant : .fixed
      }
      return binding.accessorBlock == nil ? .variable : .observed
    }

    /// The first attribute that is not the language's own, and so may be a property wrapper or a macro.
    private var storageAttribute: String? {
      attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        .first { !languageAttributes.contains($0) && !$0.hasPrefix("_") }
    }
  }

  private let languageAttributes: Set<String> = [
    "abi", "available", "backDeployed", "exclusivity", "export", "inlinable", "nonobjc", "objc",
    "preconcurrency", "safe", "unsafe", "usableFromInline", "warn_unqualified_access",
  ]

  extension PatternBindingSyntax {
    fileprivate var isStored: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy {
          $0.accessorSpecifier.tokenKind == .keyword(.willSet)
            || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
        }
      }
    }
  }
#endif
