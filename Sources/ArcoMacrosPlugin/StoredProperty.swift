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
    }

    let name: TokenSyntax
    /// Nil where it is not written and no literal tells it.
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
            type: writtenType(at: place) ?? value.flatMap(literalType),
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
      if let attribute = storageAttribute { return .wrapped(attribute: attribute) }
      if modifiers.contains(.lazy) { return .lazy }
      if bindingSpecifier.tokenKind == .keyword(.let) {
        return binding.initializer == nil ? .constant : .fixed
      }
      return binding.accessorBlock == nil ? .variable : .observed
    }

    /// The first attribute that may be a property wrapper or a macro: the language's own begin with a
    /// small letter.
    private var storageAttribute: String? {
      attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        .first { $0.first?.isUppercase ?? false || $0.contains(".") }
    }
  }

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
