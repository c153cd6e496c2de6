#if Macros
  import SwiftSyntax

  /// The problems that were found in a form, in order.
  struct FormProblems {
    private(set) var list: [Problem] = []

    mutating func add(_ problem: Problem) { list.append(problem) }
  }

  /// What `@Form` and the `@Field`s of its struct say.
  struct FormDescription {
    /// The names that `@Form` writes for types.
    static let types = ["Draft", "Fields", "Input"]

    let world: String
    let reason: String
    let fields: [FormField]
    /// Whether the struct says that it is `Codable`, so that its draft is, too.
    let isCodable: Bool

    init(
      _ attribute: AttributeSyntax, of value: StructDeclSyntax, owner: Owner,
      _ problems: inout FormProblems
    ) {
      if !owner.genericNames.isEmpty || owner.isInExtension && value.genericParameterClause != nil {
        problems.add(.genericForm(value))
      }
      for name in value.memberNames where ["Draft", "form", "FormWorld"].contains(name.text) {
        problems.add(.takenByForm(name))
      }
      let reason = Self.type("refusing", of: attribute, &problems)
      fields = Self.fields(of: value, isRefusing: reason != nil, owner: owner, &problems)
      if fields.isEmpty, problems.list.isEmpty { problems.add(.noFields(value)) }

      var world = Self.type("world", of: attribute, &problems)
      for field in fields {
        guard let question = field.question else { continue }
        if let world, world != question.world {
          problems.add(.twoWorlds(field, world: question.world, other: world))
        }
        world = world ?? question.world
      }
      self.world = world ?? "Swift.Void"
      self.reason = reason ?? "Swift.Never"
      let inherited = value.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
      isCodable = !Set(inherited ?? []).isDisjoint(with: ["Codable", "Swift.Codable"])
    }

    /// The type that an argument names as `T.self`; nil for none.
    private static func type(
      _ label: String, of attribute: AttributeSyntax, _ problems: inout FormProblems
    ) -> String? {
      guard let argument = attribute.argument(label) else { return nil }
      guard let access = argument.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "self"
      else {
        problems.add(.noType(argument, label: label))
        return nil
      }
      return base.trimmedDescription
    }

    private static func fields(
      of value: StructDeclSyntax, isRefusing: Bool, owner: Owner, _ problems: inout FormProblems
    ) -> [FormField] {
      var fields: [FormField] = []
      for item in value.memberBlock.members {
        if let branches = item.decl.as(IfConfigDeclSyntax.self) {
          let members = branches.clauses.flatMap {
            $0.elements?.as(MemberBlockItemListSyntax.self)?.inAllBranches ?? []
          }
          if members.contains(where: { $0.is(VariableDeclSyntax.self) }) {
            problems.add(.conditionalField(branches))
          }
        }
        guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
        let attribute = variable.attributes.first(named: "Field")
        let stored = variable.storedProperties(from: 0)
        guard let attribute else {
          for property in stored where !property.hasValue && !property.isOptionalVariable {
            problems.add(.noFieldAttribute(property))
          }
          continue
        }
        guard stored.count == 1, let property = stored.first, property.canBeField else {
          problems.add(.noFieldOfForm(variable))
          continue
        }
        guard let type = property.type else {
          problems.add(.fieldWithoutType(property))
          continue
        }
        let field = FormField(
          property, type: type, attribute: attribute, isRefusing: isRefusing, owner: owner,
          &problems)
        if let field { fields.append(field) }
      }
      return fields
    }
  }

  /// One field of a form, as its attribute says it.
  struct FormField {
    /// What the field is made of.
    enum Kind {
      /// One text, by a format.
      case text(format: String)
      /// A text for each row.
      case texts(format: String)
      /// A form within the form.
      case form(String)
      /// A form for each row.
      case forms(String)
    }

    /// An asynchronous check.
    struct Question {
      let world: String
      /// What calls it: `world.isTaken(value)`.
      let call: String
      /// Why it refuses; nil where the function says it.
      let refusal: String?
    }

    /// With its backticks.
    let name: String
    let token: TokenSyntax
    /// The type of the property.
    let type: String
    /// The type of one row, where there are rows.
    let row: String
    let kind: Kind
    let initialValue: String?
    /// The arguments after the format: when it is checked.
    let timing: [String]
    let question: Question?
    /// The most rows.
    let most: String?

    init?(
      _ property: StoredProperty, type: TypeSyntax, attribute: AttributeSyntax, isRefusing: Bool,
      owner: Owner, _ problems: inout FormProblems
    ) {
      token = property.name
      name = property.name.text
      self.type = partType(type, in: owner)
      initialValue = property.initialValue?.trimmedDescription
      most = attribute.argument("atMost")?.trimmedDescription
      timing = ["checked", "after"].compactMap { (label: String) in
        attribute.argument(label).map { "\(label): \($0.trimmedDescription)" }
      }
      for name in type.plainNames where FormDescription.types.contains(name.text) {
        problems.add(.nameOfForm(name))
        return nil
      }
      let element = type.core.as(ArrayTypeSyntax.self)?.element
      row = element.map { partType($0, in: owner) } ?? self.type
      let form = attribute.argument("form")?.trimmedDescription ?? "\(row).form"
      let format = attribute.argument(nil)?.trimmedDescription
      switch (format, attribute.argument("each")?.trimmedDescription, element) {
      case (let format?, _, _): kind = .text(format: format)
      case (nil, _?, nil):
        problems.add(.rowsOfNothing(property))
        return nil
      case (nil, let format?, _?): kind = .texts(format: format)
      case (nil, nil, nil): kind = .form(form)
      case (nil, nil, _?): kind = .forms(form)
      }
      if case .form = kind, most != nil {
        problems.add(.rowsOfNothing(property))
        return nil
      }
      if case .form = kind, type.core.is(OptionalTypeSyntax.self) {
        problems.add(.optionalForm(property))
        return nil
      }
      if case .form = kind, initialValue != nil {
        problems.add(.formWithValue(property))
        return nil
      }
      guard let asking = attribute.argument("asking") else {
        question = nil
        return
      }
      guard isRefusing else {
        problems.add(.noReason(asking, property))
        return nil
      }
      guard let path = asking.as(KeyPathExprSyntax.self), let root = path.root else {
        problems.add(.noKeyPath(asking, property))
        return nil
      }
      question = Question(
        world: root.trimmedDescription,
        call: "world\(path.components.trimmedDescription)(value)",
        refusal: attribute.argument("refusal")?.trimmedDescription)
    }
  }

  extension StoredProperty {
    fileprivate var hasValue: Bool { initialValue != nil }

    /// Whether it begins with nil although no value is written.
    fileprivate var isOptionalVariable: Bool {
      guard case .variable = kind, let type else { return false }
      return type.is(OptionalTypeSyntax.self)
    }

    /// Whether a form can set it. `@Field` itself is taken for an attribute that may change what is stored.
    fileprivate var canBeField: Bool {
      let others = declaration.attributes.filter {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last
          != "Field"
      }
      var plain = declaration
      plain.attributes = others
      switch plain.storedProperties(from: 0).first?.kind {
      case .variable, .constant, .observed: return true
      default: return false
      }
    }
  }

  extension TypeSyntax {
    /// The names in it that stand alone, and not behind a point.
    fileprivate var plainNames: [TokenSyntax] {
      tokens(viewMode: .sourceAccurate).filter { token in
        guard case .identifier = token.tokenKind else { return false }
        return token.parent?.is(IdentifierTypeSyntax.self) ?? false
      }
    }
  }

  extension StructDeclSyntax {
    /// What its members are called by after its name and a point.
    fileprivate var memberNames: [TokenSyntax] {
      memberBlock.members.inAllBranches.flatMap { member -> [TokenSyntax] in
        if let variable = member.as(VariableDeclSyntax.self) {
          return variable.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
          }
        }
        return [member.asProtocol((any NamedDeclSyntax).self)?.name].compactMap { $0 }
      }
    }
  }
#endif
