#if Macros
  import SwiftSyntax

  /// How a struct is made again with one of its constants changed.
  struct Rebuilding {
    /// The properties that it is made of, in their order.
    let properties: [StoredProperty]
    /// How far the initialiser is seen by which a user makes such values.
    let level: Level
    /// Whether that is the memberwise one. One in the declaration is not called: it may belong to an
    /// actor, and a function that it takes may be behind a type alias.
    let isMemberwise: Bool
    /// Whether all that is read for it is public.
    let isInlinable: Bool

    /// The whole, with `part` in the place of one property.
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

    /// The initialiser that is written beside one in the declaration. It takes a tuple, since in a
    /// tuple every function is escaping, whatever it is called.
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
    /// What there is to say of making a struct again.
    enum Finding {
      case possible(Rebuilding)
      /// Something in the struct prevents it.
      case prevented(by: String)
      /// There are initialisers, and none only sets each property.
      case noInitialiser
    }

    /// Looks for a way to make a struct again from its properties.
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
    /// Why its value cannot be read and given on, as the end of a sentence; nil if it can.
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
    /// What no initialiser can be told; nil where there is nothing of the kind.
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
