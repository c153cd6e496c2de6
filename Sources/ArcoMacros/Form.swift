#if Macros
  public import ArcoForms

  /// Writes the form of a struct, with one field for each property that has `@Field`.
  ///
  ///     @Form(refusing: Complaint.self)
  ///     struct Account {
  ///       @Field(.line(atMost: 40), asking: \Members.isTaken, refusal: Complaint.taken) var name: String
  ///       @Field(.text(atMost: 100)) var password: String
  ///     }
  ///
  /// The macro adds these members to the struct, with the struct's access level:
  /// - `Draft`, the texts that a user has written so far: a `FieldDraft` for each field. `Draft()`
  ///   is empty, except for properties with an initial value. `Draft(account)` is the draft of an
  ///   existing value. `Draft` has optics.
  /// - `Draft.Input`, the inputs of the draft: a case for each field. `Draft.Input` has optics too.
  /// - `Draft.fields`, the parts of the form. Faces and rules name a part by its key path, as in
  ///   `parts.field(\.name, .textField("Name"))`. A part is never more visible than its property.
  /// - `form`, a `DraftForm` of these parts. It creates the struct with the memberwise initialiser.
  ///   Declare other initialisers in an extension: if the struct itself declares one, Swift
  ///   generates no memberwise initialiser.
  ///
  /// The members are the same as those that you would write by hand. So a larger form can use this
  /// form as a part, and `Account.form.rule(at: \.name) { … }` adds a rule that reads several
  /// fields. The file has to import `ArcoForms`, and `Arco` or `ArcoPages`.
  ///
  /// The draft of an existing value also contains the value's variables without `@Field`, so
  /// `form.value(of: Draft(account))` is `account`. Their types have to be `Equatable` and
  /// `Sendable`. If the struct declares an initialiser, a new draft leaves these variables to the
  /// initialiser. The draft does not contain functions, lazy properties, properties with an
  /// attribute, and constants with an initial value: the form makes values with their initial
  /// values. So write `var id = UUID()`, not `let id = UUID()`.
  ///
  /// The draft and its inputs are `Codable` if the declaration of the struct names `Codable`. The
  /// reasons, the nested forms and the variables without `@Field` then have to be `Codable` too. If
  /// they are not, conform to `Codable` in an extension, which the macro does not see.
  ///
  /// The draft of a nested form is a part of the larger draft. So the type of the nested form has to
  /// be at least as visible as the larger struct. In a module whose default isolation is the main
  /// actor, write `nonisolated struct`.
  /// - Parameters:
  ///   - world: the type that holds the dependencies of checks and of submitting. By default it is
  ///     the world in the `asking:` of a field, or `Void` if no field has one. Pass it if only nested
  ///     forms have checks: the macro does not see these.
  ///   - refusing: the type of the reasons for which the application refuses a well-formed value;
  ///     `Never` by default. Nested
  ///     forms must have the same type.
  /// - Complexity: nothing at run time.
  @attached(member, names: named(Draft), named(form), named(FormWorld))
  public macro Form<World: Sendable, Reason: Equatable & Sendable>(
    world: World.Type = Void.self, refusing: Reason.Type = Never.self
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FormMacro")

  /// Makes a property a field with one text, which a format reads.
  ///
  ///     @Form struct Guest {
  ///       @Field(.integer(in: 13...120)) var age: Int
  ///       @Field(.truth, checked: .onSubmit) var isMember: Bool = true
  ///     }
  ///
  /// The initial value of the property is the field's first value.
  @attached(peer)
  public macro Field<Format: FieldFormat>(
    _ format: Format, checked timing: FieldTiming = .onLeave
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")

  /// Makes a property a field with an asynchronous check, which answers whether to refuse the
  /// value.
  ///
  /// As in `@Field(.line, asking: \Members.isTaken, refusal: Complaint.taken) var name: String`.
  /// - Parameters:
  ///   - pause: how long the user must have stopped typing before the check starts; zero by
  ///     default.
  ///   - asking: the check, a function of the world. Its key path has to name the world's type.
  ///     True refuses the value.
  ///   - refusal: the reason that the form reports if the check refuses the value.
  @attached(peer)
  public macro Field<Format: FieldFormat, World: Sendable, Value, Reason: Equatable & Sendable>(
    _ format: Format, checked timing: FieldTiming = .onLeave, after pause: Duration = .zero,
    asking: KeyPath<World, @Sendable (Value) async -> Bool>, refusal: Reason
  ) =
    #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro") where Format.Value == Value

  /// Makes a property a field with an asynchronous check, which returns the reason to refuse the
  /// value.
  ///
  /// As in `@Field(.line, asking: \Members.complaint) var name: String`.
  /// - Parameters:
  ///   - pause: how long the user must have stopped typing before the check starts; zero by
  ///     default.
  ///   - asking: the check, a function of the world. Its key path has to name the world's type. It
  ///     returns nil for a value
  ///     that it accepts.
  @attached(peer)
  public macro Field<Format: FieldFormat, World: Sendable, Value, Reason: Equatable & Sendable>(
    _ format: Format, checked timing: FieldTiming = .onLeave, after pause: Duration = .zero,
    asking: KeyPath<World, @Sendable (Value) async -> Reason?>
  ) =
    #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro") where Format.Value == Value

  /// Makes an array property a list of rows in the form. Each row has one text, which is read as
  /// one element of the array. The inputs `.add` and `.remove` add and remove rows.
  ///
  ///     @Form struct Person { @Field(each: .line(atMost: 30), atMost: 20) var phones: [String] }
  ///
  /// - Parameter most: the number of rows at which `.add` does nothing; no limit by default.
  @attached(peer)
  public macro Field<Format: FieldFormat>(
    each format: Format, atMost most: Int = .max, checked timing: FieldTiming = .onLeave
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")

  /// Makes a property a nested form. Its type has `@Form` too. Each element of an array is a nested
  /// form in a row.
  ///
  /// As in `@Field var home: Home` and `@Field(atMost: 10) var guests: [Guest]`.
  /// - Parameter most: the greatest number of rows that `.add` produces; no limit by default. Only
  ///   for arrays.
  @attached(peer)
  public macro Field(atMost most: Int = .max) =
    #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")

  /// Makes a property a nested form, with a form that you have written, such as one with a rule.
  ///
  /// As in `@Field(form: Period.inOrder) var period: Period`.
  /// - Parameters:
  ///   - form: the form for the property's type, or for an array's elements. It must use the draft
  ///     that `@Form` writes.
  ///   - most: the greatest number of rows that `.add` produces; no limit by default. Only for
  ///     arrays.
  @attached(peer)
  public macro Field<World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable>(
    form: DraftForm<World, State, Input, Value, Reason>, atMost most: Int = .max
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")
#endif
