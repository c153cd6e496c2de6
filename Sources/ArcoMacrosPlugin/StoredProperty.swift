#if Macros
  import SwiftSyntax

  /// A stored property of a struct, as it is written.
  struct StoredProperty {
    enum Kind {
      case variable
      /// A variable with `willSet` or `didSet`, whose code may change other properties.
      case observed
      /// A constant that an initialiser sets.
      case constant
      /// A constant with an initial value, which no initialiser can change.
      case fixed
      case lazy
      /// A property with an attribute, written here without `@`, that may be a property wrapper or
      /// a macro.
      case wrapped(attribute: String)
      /// A property with the attribute of a global actor.
      case isolated(attribute: String)
    }

    let name: TokenSyntax
    /// The type that is written, or that the initial value certainly has; nil if neither is known.
    let type: TypeSyntax?
    let initialValue: ExprSyntax?
    let kind: Kind
    let declaration: VariableDeclSyntax
    /// The index among the stored properties.
    let index: Int

    /// The level that allows both reading and writing.
    var level: Level {
      let modifiers = declaration.modifiers
      let reading = modifiers.level ?? .internal
      return min(reading, modifiers.writingLevel ?? reading)
    }

    var readingLevel: Level { declaration.modifiers.level ?? .internal }

    /// Whether the property may be isolated to the type's actor, as far as the macro can see.
    func isKeptByActor(of owner: Owner) -> Bool {
      guard let isolation = owner.isolation, !declaration.modifiers.contains(.nonisolated),
        let type
      else { return false }
      switch isolation {
      case .written: return !type.isSendable(in: owner, namesAre: false)
      // The named types of such a module are isolated to the actor too, which makes them
      // `Sendable`.
      case .byDefault: return !type.isSendable(in: owner, namesAre: true)
      }
    }
  }

  extension VariableDeclSyntax {
    /// The stored properties that this declaration introduces, numbered from `index`; empty for a
    /// computed or static one.
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

    /// Returns the type of a binding. In `var a, b: Int` the type belongs to both names.
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

    /// The first attribute that is not part of the language, so that it may be a property wrapper
    /// or a macro.
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
