#if Macros
  public import ArcoForms

  /// Writes the form of a struct: one field for each property that has `@Field`.
  ///
  ///     @Form(refusing: Complaint.self)
  ///     struct Account {
  ///       @Field(.line(atMost: 40), asking: \Members.isTaken, refusal: Complaint.taken) var name: String
  ///       @Field(.text(atMost: 100)) var password: String
  ///     }
  ///
  /// What it writes, in the struct and as visible as it:
  /// - `Draft`, what somebody has written: a `FieldDraft` for each field. `Draft()` is blank but for the
  ///   initial values of the properties, and `Draft(account)` is the draft of a value. It has optics.
  /// - `Draft.Input`, what can happen to it: a case for each field. It has optics, too.
  /// - `Draft.fields`, the parts. Faces and rules name them by key paths, as in
  ///   `parts.field(\.name, .textField("Name"))`. A part is seen no farther than its property is.
  /// - `form`, a `DraftForm` of these parts, which makes the struct by its memberwise initialiser. Write other
  ///   initialisers in an extension: beside one in the struct Swift writes none.
  ///
  /// All of it is what one writes by hand, so a larger form may have this one as a part, and
  /// `Account.form.rule(at: \.name) { … }` adds a rule about several fields. The file imports `ArcoForms`, and `Arco`
  /// or `ArcoPages`.
  ///
  /// If the struct is declared as `Codable`, and not an extension of it, then its draft and its input are so too. In a module that belongs to the
  /// main actor, write `nonisolated struct`.
  /// - Parameters:
  ///   - world: what checks and submitting need from outside. By default it is the world that a field asks.
  ///   - refusing: why the application refuses a value that is written properly; never, by default. Forms
  ///     within the form have the same.
  /// - Complexity: nothing at run time.
  @attached(member, names: named(Draft), named(form), named(FormWorld))
  public macro Form<World: Sendable, Reason: Equatable & Sendable>(
    world: World.Type = Void.self, refusing: Reason.Type = Never.self
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FormMacro")

  /// Makes a property a field of one text, which a format reads.
  ///
  ///     @Form struct Guest {
  ///       @Field(.integer(in: 13...120)) var age: Int
  ///       @Field(.truth, checked: .onSubmit) var isMember: Bool = true
  ///     }
  ///
  /// The initial value of the property is what the field begins with.
  @attached(peer)
  public macro Field<Format: FieldFormat>(
    _ format: Format, checked timing: FieldTiming = .onLeave
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")

  /// Makes a property a field whose value is asked about elsewhere.
  ///
  /// As in `@Field(.line, asking: \Members.isTaken, refusal: Complaint.taken) var name: String`.
  /// - Parameters:
  ///   - pause: how long nobody may have written before the question is asked; no time by default.
  ///   - asking: the function of the world that is asked, as a key path with the world's name.
  ///   - refusal: why the value is refused where the answer is true.
  @attached(peer)
  public macro Field<Format: FieldFormat, World: Sendable, Value, Reason: Equatable & Sendable>(
    _ format: Format, checked timing: FieldTiming = .onLeave, after pause: Duration = .zero,
    asking: KeyPath<World, @Sendable (Value) async -> Bool>, refusal: Reason
  ) =
    #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro") where Format.Value == Value

  /// Makes a property a field whose value is asked about elsewhere, by a function that says why it is refused.
  ///
  /// As in `@Field(.line, asking: \Members.complaint) var name: String`.
  /// - Parameters:
  ///   - pause: how long nobody may have written before the question is asked; no time by default.
  ///   - asking: the function of the world that is asked, as a key path with the world's name. It returns
  ///     nil where it has nothing against the value.
  @attached(peer)
  public macro Field<Format: FieldFormat, World: Sendable, Value, Reason: Equatable & Sendable>(
    _ format: Format, checked timing: FieldTiming = .onLeave, after pause: Duration = .zero,
    asking: KeyPath<World, @Sendable (Value) async -> Reason?>
  ) =
    #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro") where Format.Value == Value

  /// Makes an array a field for each of its elements: rows, which `.add` and `.remove` bring and take.
  ///
  ///     @Form struct Person { @Field(each: .line(atMost: 30), atMost: 20) var phones: [String] }
  ///
  /// - Parameter most: the most rows that inputs add; any number by default.
  @attached(peer)
  public macro Field<Format: FieldFormat>(
    each format: Format, atMost most: Int = .max, checked timing: FieldTiming = .onLeave
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")

  /// Makes a property a form within the form. Its type has `@Form`, too; of an array each element is a form, as a row.
  ///
  /// As in `@Field var home: Home` and `@Field(atMost: 10) var guests: [Guest]`.
  /// - Parameter most: the most rows that inputs add; any number by default. It is for arrays.
  @attached(peer)
  public macro Field(atMost most: Int = .max) =
    #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")

  /// Makes a property a form within the form, by a form that is not the one that `@Form` writes: one with a rule.
  ///
  /// As in `@Field(form: Period.inOrder) var period: Period`.
  /// - Parameters:
  ///   - form: the form of the property's type, or of an array's elements. Its draft is the one that `@Form` writes.
  ///   - most: the most rows that inputs add; any number by default. It is for arrays.
  @attached(peer)
  public macro Field<World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable>(
    form: DraftForm<World, State, Input, Value, Reason>, atMost most: Int = .max
  ) = #externalMacro(module: "ArcoMacrosPlugin", type: "FieldMacro")
#endif
