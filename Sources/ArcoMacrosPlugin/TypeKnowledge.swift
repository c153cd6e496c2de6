#if Macros
  import SwiftSyntax

  // Facts about a type that follow from its text alone. A macro sees no other declarations, so any
  // unknown name may be an alias of a function type or of a type that is not `Sendable`.
  extension TypeSyntax {
    /// The type without parentheses and attributes around it.
    var core: TypeSyntax {
      if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.core }
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first, only.firstName == nil
      {
        return only.type.core
      }
      return trimmed
    }

    /// The element of an array type, also of `Array<Element>`; nil for other types.
    var elementOfArray: TypeSyntax? {
      core.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array")
    }

    /// The type inside an optional type, also of `Wrapped!` and `Optional<Wrapped>`; nil for other
    /// types.
    var wrappedOfOptional: TypeSyntax? {
      core.as(OptionalTypeSyntax.self)?.wrappedType
        ?? core.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        ?? argument(of: "Optional")
    }

    private func argument(of name: String) -> TypeSyntax? {
      guard let type = core.namedType, type.text == name else { return nil }
      return type.arguments.first
    }

    var isFunction: Bool { core.is(FunctionTypeSyntax.self) }

    /// Whether the type may be an alias of a function type.
    func mayHideFunction(in owner: Owner) -> Bool {
      guard let name = core.namedType else { return false }
      return !name.isStandard && !owner.genericNames.contains(name.text)
    }

    /// Whether the type is `some P` or contains one.
    var isOpaque: Bool {
      tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }

    /// Whether the type is `Never`, which has no values.
    var isNever: Bool { core.namedType?.text == "Never" }

    /// Whether the type has the attribute, as in `@autoclosure () -> Int`.
    func has(attribute: String) -> Bool {
      guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
      return attributed.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute
      } || attributed.baseType.has(attribute: attribute)
    }

    /// Whether the type is `Sendable`, as far as its text shows. `namesAre` is the answer for types
    /// that are declared elsewhere.
    func isSendable(in owner: Owner, namesAre: Bool) -> Bool {
      func areSendable(_ types: [TypeSyntax]) -> Bool {
        types.allSatisfy { $0.isSendable(in: owner, namesAre: namesAre) }
      }
      // A function type that is isolated to an actor is Sendable too, but not in Swift 5.
      if isFunction { return has(attribute: "Sendable") }
      let type = core
      if let array = type.as(ArrayTypeSyntax.self) { return areSendable([array.element]) }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return areSendable([optional.wrappedType])
      }
      if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return areSendable([unwrapped.wrappedType])
      }
      if let dictionary = type.as(DictionaryTypeSyntax.self) {
        return areSendable([dictionary.key, dictionary.value])
      }
      if let tuple = type.as(TupleTypeSyntax.self) {
        return areSendable(tuple.elements.map(\.type))
      }
      if let some = type.as(SomeOrAnyTypeSyntax.self) {
        let parts =
          some.constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [some.constraint]
        return parts.contains { ["Error", "Sendable"].contains($0.namedType?.text) }
      }
      guard let name = type.namedType else { return namesAre && type.is(MetatypeTypeSyntax.self) }
      if name.text == owner.name || name.text == "Self" { return true }
      if owner.genericNames.contains(name.root) {
        return name.root == name.text && !owner.openNames.contains(name.text)
      }
      if ["Any", "AnyObject"].contains(name.text) { return false }
      return (name.isStandard || namesAre) && areSendable(name.arguments)
    }

    /// The type as a name, with or without `Swift.` before it; nil for other types.
    fileprivate var namedType: NamedType? {
      if let plain = self.as(IdentifierTypeSyntax.self) {
        return NamedType(plain.name, plain.genericArgumentClause)
      }
      if let member = self.as(MemberTypeSyntax.self) {
        let isSwift = member.baseType.trimmedDescription == "Swift"
        return isSwift
          ? NamedType(member.name, member.genericArgumentClause)
          : NamedType(text: member.trimmedDescription, arguments: [])
      }
      return nil
    }
  }

  private struct NamedType {
    let text: String
    let arguments: [TypeSyntax]

    /// Whether this is a type of the standard library that is `Sendable` if its arguments are.
    var isStandard: Bool { Self.standard.contains(text) }

    /// The text before the first point.
    var root: String { String(text.prefix { $0 != "." }) }

    init(text: String, arguments: [TypeSyntax]) {
      self.text = text
      self.arguments = arguments
    }

    init(_ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) {
      text = name.text
      arguments =
        clause?.arguments.compactMap {
          if case .type(let type) = $0.argument { type } else { nil }
        } ?? []
    }

    private static let standard: Set<String> = [
      "Array", "Bool", "Character", "ClosedRange", "Dictionary", "Double", "Duration", "Float",
      "Int", "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "Range", "Result", "Set",
      "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    ]
  }
#endif
