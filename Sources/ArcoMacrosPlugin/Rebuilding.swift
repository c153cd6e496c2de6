#if Macros
  import SwiftSyntax

  /// How the lens of a constant creates a struct again, with the constant changed.
  struct Rebuilding {
    /// The properties that the initialiser takes, in their order.
    let properties: [StoredProperty]
    /// The access level of the initialiser that users call to create such values.
    let level: Level
    /// Whether this is the memberwise initialiser. A written initialiser is not called: it may be
    /// isolated to an actor, and a function that it takes may hide behind a type alias.
    let isMemberwise: Bool
    /// Whether every property that is read is public.
    let isInlinable: Bool

    /// Returns an expression for the whole, with `part` as the value of the changed property.
    func expression(changing name: String) -> String {
      let values = properties.map { property in
        let member = property.name.text
        let value = member == name ? "part" : "whole.\(member)"
        return isMemberwise ? "\(member.asLabel): \(value)" : value
      }
      return isMemberwise
        ? "Whole(\(values.joined(separator: ", ")))"
        : "Whole(remaking: (\((values + ["()"]).joined(separator: ", "))))"
    }

    /// Returns the initialiser to generate for a struct that has a written one; nil if the
    /// memberwise one is used. It takes a tuple, since every function in a tuple is escaping, even
    /// behind a type alias.
    func initialiser(in owner: Owner) -> String? {
      guard !isMemberwise else { return nil }
      let types = properties.compactMap { $0.type.map { partType($0, in: owner) } }
      let lines = properties.enumerated().map { "self.\($1.name.text) = parts.\($0)" }
      return """
        /// Makes the value again, for the lenses of its constants.
        \(isInlinable ? "@usableFromInline" : "fileprivate") nonisolated init(
        remaking parts: (\((types + ["Swift.Void"]).joined(separator: ", ")))
        ) {
        \(lines.joined(separator: "\n"))
        }
        """
    }
  }

  extension Rebuilding {
    /// Whether a struct can be created again from its properties.
    enum Finding {
      case possible(Rebuilding)
      /// A member of the struct prevents it.
      case prevented(by: String)
      /// The struct has initialisers, but none that only sets each property.
      case noInitialiser
    }

    /// Finds out how to create a struct again from its properties.
    static func find(
      in declaration: some DeclGroupSyntax, properties: [StoredProperty], owner: Owner
    ) -> Finding {
      let members = declaration.memberBlock.members
      if let obstacle = members.obstacle ?? properties.firstNonNil({ $0.obstacle(in: owner) }) {
        return .prevented(by: obstacle)
      }
      let set = properties.filter { if case .fixed = $0.kind { false } else { true } }
      let isInlinable = owner.level == .public && set.allSatisfy { $0.readingLevel == .public }
      let written = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      if written.isEmpty {
        let level = min(.internal, set.map(\.readingLevel).min() ?? .internal)
        return .possible(
          Rebuilding(properties: set, level: level, isMemberwise: true, isInlinable: isInlinable))
      }
      if let untyped = set.first(where: { $0.type == nil }) {
        return .prevented(by: "'\(untyped.name.text)', whose type is not written")
      }
      guard let found = written.first(where: { $0.onlySets(set) }) else { return .noInitialiser }
      return .possible(
        Rebuilding(
          properties: set, level: found.modifiers.level ?? .internal, isMemberwise: false,
          isInlinable: isInlinable))
    }
  }

  extension StoredProperty {
    /// The property as the end of the sentence "not possible because of …"; nil if its value can be
    /// read and passed on.
    fileprivate func obstacle(in owner: Owner) -> String? {
      let plain = "'\(name.text)'"
      switch kind {
      case .lazy: return "the lazy \(plain)"
      case .wrapped: return "the wrapped \(plain)"
      case .isolated: return "the isolated \(plain)"
      case .fixed: return nil
      case .variable, .observed, .constant: break
      }
      if declaration.attributes.availability.contains(where: { $0.contains("deprecated") }) {
        return "the deprecated \(plain)"
      }
      if type?.isOpaque ?? false { return "the opaque \(plain)" }
      if type?.isNever ?? false { return "\(plain), which is 'Never'" }
      return isKeptByActor(of: owner) ? "the isolated \(plain)" : nil
    }
  }

  extension MemberBlockItemListSyntax {
    /// The first member that an initialiser cannot set, as the end of the same sentence; nil if
    /// there is none.
    fileprivate var obstacle: String? {
      firstNonNil { item in
        if item.decl.is(IfConfigDeclSyntax.self) { return "'#if'" }
        guard let variable = item.decl.as(VariableDeclSyntax.self),
          !variable.modifiers.contains(.static)
        else { return nil }
        return variable.bindings.firstNonNil { binding in
          if binding.pattern.is(TuplePatternSyntax.self) {
            return "'\(binding.pattern.trimmedDescription)'"
          }
          guard case .accessors(let accessors) = binding.accessorBlock?.accessors else {
            return nil
          }
          return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.`init`) }
            ? "the init accessor of '\(binding.pattern.trimmedDescription)'" : nil
        }
      }
    }
  }

  extension Sequence {
    fileprivate func firstNonNil<Found>(_ find: (Element) -> Found?) -> Found? {
      for element in self { if let found = find(element) { return found } }
      return nil
    }
  }
#endif
