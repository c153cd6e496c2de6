#if Macros
  import SwiftSyntax

  /// The problems found in a form, in the order of the source.
  struct FormProblems {
    private(set) var list: [Problem] = []

    mutating func add(_ problem: Problem) { list.append(problem) }
  }

  /// The arguments of `@Form` and of the `@Field` attributes in its struct.
  struct FormDescription {
    /// The names of the types that `@Form` generates.
    static let types = ["Draft", "Fields", "Input", "Lenses", "Prisms", "World"]

    let world: String
    let reason: String
    let fields: [FormField]
    /// The properties that are not fields, and that the draft of a value contains unchanged.
    let kept: [KeptProperty]
    /// Whether the struct declares an initialiser, which may set the properties that are not fields.
    let isInitialisedByHand: Bool
    /// Whether the struct is declared as `Codable`. Its draft is then `Codable` as well.
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
      if Self.types.contains(value.name.text) { problems.add(.takenByForm(value.name)) }
      let reason = Self.type("refusing", of: attribute, &problems)
      fields = Self.fields(of: value, isRefusing: reason != nil, owner: owner, &problems)
      kept = KeptProperty.all(of: value, owner: owner, &problems)
      if fields.isEmpty, problems.list.isEmpty { problems.add(.noFields(value)) }
      let names = fields.map(\.name.withoutBackticks)
      let initialisers = value.memberBlock.members.inAllBranches.compactMap {
        $0.as(InitializerDeclSyntax.self)
      }
      isInitialisedByHand = !initialisers.isEmpty
      if problems.list.isEmpty, let first = initialisers.first,
        !initialisers.contains(where: { $0.takes(names) })
      {
        problems.add(.otherInitialiser(first, of: value, names: names))
      }

      var world = Self.type("world", of: attribute, &problems)
      for field in fields {
        guard let question = field.question else { continue }
        if let world, world.lastComponent != question.world.lastComponent {
          problems.add(.twoWorlds(field, world: question.world, other: world))
        }
        world = world ?? question.world
      }
      self.world = world ?? "Swift.Void"
      self.reason = reason ?? "Swift.Never"
      let protocols = Set(
        value.inheritanceClause?.inheritedTypes.flatMap { $0.type.namesOfProtocols } ?? [])
      isCodable =
        protocols.contains("Codable") || protocols.isSuperset(of: ["Encodable", "Decodable"])
    }

    /// The type in an argument such as `refusing: T.self`; nil if the argument is missing.
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
      let name = base.trimmedDescription
      if name != "World", let taken = base.nameOfForm { problems.add(.nameOfForm(taken)) }
      return name
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
          let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
          if variables.contains(where: {
            !$0.storedProperties(from: 0).isEmpty || $0.attributes.first(named: "Field") != nil
          }) {
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
        guard let field else { continue }
        if let problem = Self.hiddenType(type, of: field, in: value, owner) {
          problems.add(problem)
        }
        fields.append(field)
      }
      return fields
    }

    /// Returns the problem of a type that is declared in the struct, and that the generated
    /// declarations cannot use where they are visible; nil if there is none.
    private static func hiddenType(
      _ type: TypeSyntax, of field: FormField, in value: StructDeclSyntax, _ owner: Owner
    ) -> Problem? {
      let isForm =
        switch field.kind {
        case .form, .forms: true
        case .text, .texts: false
        }
      for member in value.memberBlock.members {
        guard let nested = member.decl.asProtocol((any NamedDeclSyntax).self),
          let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
          let token = type.use(of: nested.name.text, in: owner)
        else { continue }
        let level = modifiers.level ?? .internal
        if isForm, level < max(owner.level, .fileprivate) {
          return .hiddenForm(token, level: max(owner.level, .fileprivate), owner: owner.name)
        }
        if level == .private { return .privateTypeOfField(token) }
      }
      return nil
    }
  }

  /// One field of a form, as its `@Field` attribute describes it.
  struct FormField {
    /// The content of a field.
    enum Kind {
      /// One text, which a format reads.
      case text(format: String)
      /// One text for each row: for each element of an array or of `Rows`.
      case texts(format: String)
      /// A nested form.
      case form(String)
      /// One nested form for each row.
      case forms(String)
    }

    /// An asynchronous check.
    struct Question {
      let world: String
      /// The key path of the function without its root, such as `.isTaken`.
      let function: String
      /// The expression for the reason of a refusal; nil if the function itself returns the reason.
      let refusal: String?
    }

    /// The name of the property, with its backticks.
    let name: String
    let token: TokenSyntax
    /// The access level for reading the property.
    let level: Level
    /// The type of the property.
    let type: String
    /// The type of one row; the property's type if there are no rows.
    let row: String
    let kind: Kind
    let initialValue: String?
    /// The arguments `checked:` and `after:`, as they are written.
    let timing: [String]
    let question: Question?
    /// The greatest number of rows that inputs add; nil if it is not written.
    let most: String?
    /// Whether the property is a variable.
    let isVariable: Bool
    /// Whether the property runs code when it is set.
    let isObserved: Bool

    init?(
      _ property: StoredProperty, type: TypeSyntax, attribute: AttributeSyntax, isRefusing: Bool,
      owner: Owner, _ problems: inout FormProblems
    ) {
      token = property.name
      name = property.name.text
      level = property.readingLevel
      self.type = partType(type, in: owner)
      func argument(_ label: String?) -> String? {
        attribute.argument(label).map { textElsewhere($0, in: owner) }
      }
      initialValue = property.initialValue.map { textElsewhere($0, in: owner) }
      most = argument("atMost")
      isVariable = property.declaration.bindingSpecifier.tokenKind == .keyword(.var)
      isObserved = property.declaration.bindings.contains { $0.accessorBlock != nil }
      timing = ["checked", "after"].compactMap { (label: String) in
        argument(label).map { "\(label): \($0)" }
      }
      let arguments = attribute.written.compactMap {
        $0.label?.text == "asking" ? nil : $0.expression
      }
      if let name = type.nameOfForm
        ?? arguments.compactMap(\.nameOfForm).first ?? property.initialValue?.nameOfForm
      {
        problems.add(.nameOfForm(name))
        return nil
      }
      // Each field becomes a case of `Input`, which also has the static property `prisms`.
      if name.withoutBackticks == "prisms" {
        problems.add(.takenByForm(token))
        return nil
      }
      let element = type.elementOfArray
      row = element.map { partType($0, in: owner) } ?? self.type
      let form = argument("form").map { "(\($0))" } ?? "\(row).form"
      let format = argument(nil)
      switch (format, argument("each"), element) {
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
      if case .form = kind, type.wrappedOfOptional != nil {
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
      if root.trimmedDescription != "World", let name = root.nameOfForm {
        problems.add(.nameOfForm(name))
        return nil
      }
      question = Question(
        world: root.trimmedDescription, function: path.components.trimmedDescription,
        refusal: argument("refusal"))
    }
  }

  extension StoredProperty {
    fileprivate var hasValue: Bool { initialValue != nil }

    /// Whether the property starts as nil because it is an optional variable without an initial
    /// value.
    fileprivate var isOptionalVariable: Bool {
      guard case .variable = kind, let type else { return false }
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// Whether a form can set the property. The check ignores `@Field`, which otherwise counts as a
    /// possible property wrapper.
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

  extension SyntaxProtocol {
    /// The first unqualified name that equals the name of a type that `@Form` generates.
    var nameOfForm: TokenSyntax? {
      tokens(viewMode: .sourceAccurate).first { token in
        guard case .identifier(let name) = token.tokenKind, FormDescription.types.contains(name),
          let parent = token.parent
        else { return false }
        if parent.is(IdentifierTypeSyntax.self) { return true }
        guard parent.is(DeclReferenceExprSyntax.self) else { return false }
        if let access = parent.parent?.as(MemberAccessExprSyntax.self) {
          return access.declName.id != parent.id
        }
        return !(parent.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false)
      }
    }
  }

  extension TypeSyntax {
    /// Returns the first place where this type uses a type that is declared in the owner; nil if
    /// there is none.
    fileprivate func use(of name: String, in owner: Owner) -> TokenSyntax? {
      tokens(viewMode: .sourceAccurate).first { token in
        guard token.text == name else { return false }
        let around = token.parent?.as(MemberTypeSyntax.self)?.baseType.trimmedDescription
        return token.parent?.is(IdentifierTypeSyntax.self) == true || around == owner.name
          || around == "Self"
      }
    }

    /// The names of the protocols in this inherited type, without the module `Swift`.
    fileprivate var namesOfProtocols: [String] {
      if let attributed = self.as(AttributedTypeSyntax.self) {
        return attributed.baseType.namesOfProtocols
      }
      if let composition = self.as(CompositionTypeSyntax.self) {
        return composition.elements.flatMap { $0.type.namesOfProtocols }
      }
      let name = trimmedDescription
      return [name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name]
    }
  }

  extension String {
    /// The text after the last point. `Shop.World` and `World` usually name one type.
    fileprivate var lastComponent: Substring { split(separator: ".").last ?? self[...] }
  }

  extension InitializerDeclSyntax {
    /// Whether the initialiser can be called with exactly these labels, and never fails, throws or
    /// suspends.
    fileprivate func takes(_ names: [String]) -> Bool {
      let labels = signature.parameterClause.parameters.compactMap { parameter in
        let label = parameter.firstName.text.withoutBackticks
        return parameter.defaultValue == nil || names.contains(label) ? label : nil
      }
      return labels == names && optionalMark == nil && signature.effectSpecifiers == nil
    }
  }

  extension StructDeclSyntax {
    /// The names of the members that are used as `Type.name` or `value.name`.
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
