import Testing

struct FormExpansionTests {
  @Test func `a form gets a draft with its inputs and parts, and the form itself`() {
    let expansion = Expansion(
      of: """
        @Form(refusing: Complaint.self)
        public struct Account {
          @Field(
            .line(atMost: 40), after: .seconds(1), asking: \\Members.isTaken,
            refusal: Complaint.taken)
          public var name: String
          @Field(each: .text) var notes: [String]
          @Field var home: Home
        }
        """)
    #expect(expansion.diagnostics == [])
    for line in [
      "public nonisolated struct Draft: Swift.Equatable, Swift.Sendable, ArcoForms.FormDraft,",
      "public var name: ArcoForms.FieldDraft<Complaint>",
      "public var notes: ArcoCore.Rows<Swift.Int, ArcoForms.FieldDraft<Complaint>>",
      "public var home: Home.Draft",
      "public nonisolated struct NameLens: ArcoOptics.LensOptic {",
      "self.name = ArcoForms.FieldDraft(row: row)",
      "self.name = ArcoForms.FieldDraft(value.name, as: .line(atMost: 40), row: row)",
      "self.home = Home.Draft(value.home, row: row)",
      "public typealias World = Members",
      "case name(ArcoForms.FieldInput<Complaint>)",
      "case notes(ArcoForms.RowsInput<ArcoForms.FieldInput<Complaint>>)",
      "case home(Home.Draft.Input)",
      "await world.isTaken(value) ? Complaint.taken : nil",
      ".part(rows: Draft.lenses.notes, input: Input.prisms.notes)",
      "= Home.form",
      "public static let fields = Fields()",
      """
      public nonisolated static let form: ArcoForms.DraftForm<Draft.World, Draft, Draft.Input, Account, Complaint> \
      = ArcoForms.DraftForm {
      """,
      "Draft.fields.notes",
    ] {
      #expect(expansion.has(line), "\(line)\n\(expansion.text)")
    }
  }

  @Test func `a draft contains the variables that are not fields, unseen and without optics`() {
    let expansion = Expansion(
      of: """
        @Form public struct Note {
          @Field(.line) public var value: String
          public private(set) var id = UUID()
          var color: Self.Color! = Self.plain, completed: Int?
          let kind = "note"
          lazy var length = 3
          @Clamped var size = 1
          var onChange: (() -> Void)?, onEnd = {}
        }
        """)
    #expect(expansion.diagnostics == [])
    for line in [
      "private var id = UUID()", "private var color: Note.Color? = Note.plain",
      "private var completed: Int?", "self.id = valueOfForm.id",
      "fileprivate func completedOfForm(_ valueOfForm: Note) -> Note {",
      "completedOfForm.color = self.color",
      "fields.draft.completedOfForm(Note(value: fields[Draft.fields.value]))",
    ] {
      #expect(expansion.has(line), "\(line)\n\(expansion.text)")
    }
    for name in ["kind", "length", "size", "onChange", "onEnd"] {
      #expect(!expansion.has("self.\(name)"), "\(name)")
    }
    #expect(!expansion.has("IdLens"))
  }

  @Test(arguments: ["[Guest]", "Array<Guest>", "Swift.Array<Guest>"])
  func `an array has rows, however it is written`(type: String) {
    let expansion = Expansion(of: "@Form struct A { @Field(atMost: 3) var guests: \(type) }")
    #expect(expansion.diagnostics == [])
    #expect(expansion.has("var guests: ArcoCore.Rows<Swift.Int, Guest.Draft>"))
  }

  @Test func `a form that is an expression is one form`() {
    let source = "@Form struct A { @Field(form: isStrict ? B.strict : B.form) var b: B }"
    #expect(Expansion(of: source).has("= (isStrict ? B.strict : B.form)"))
  }

  @Test func `a world is one world, with or without the names around it`() {
    let source = """
      @Form(world: Shop.World.self, refusing: No.self)
      struct A { @Field(.line, asking: \\World.is, refusal: No.x) var name: String }
      """
    #expect(Expansion(of: source).diagnostics == [])
  }

  @Test func `a form that never refuses and asks nobody needs neither`() {
    let expansion = Expansion(of: "@Form struct Guest { @Field(.line) var name: String }")
    #expect(expansion.has("typealias World = Swift.Void"))
    #expect(expansion.has("var name: ArcoForms.FieldDraft<Swift.Never>"))
  }

  @Test(arguments: [
    "Codable", "Sendable & Swift.Codable", "Encodable, Decodable", "Swift.Decodable & Encodable",
    "@unchecked Sendable, @preconcurrency Codable",
  ])
  func `a struct is Codable, however that is written`(conformances: String) {
    let source = "@Form struct Guest: \(conformances) { @Field(.line) var name: String }"
    #expect(Expansion(of: source).has("Swift.Sendable, Swift.Codable, ArcoForms.FormDraft"))
  }

  @Test func `a struct with half of Codable has a draft without it`() {
    let source = "@Form struct Guest: Encodable { @Field(.line) var name: String }"
    #expect(!Expansion(of: source).has("Swift.Codable"))
  }

  @Test func `Self is the struct in all that is written at a property`() {
    let expansion = Expansion(
      of: """
        @Form(refusing: No.self) struct Guest {
          @Field(.line(atMost: Self.most), after: Self.pause, asking: \\Club.has, refusal: Self.no)
          var name: String = Self.nobody
          @Field(each: .of(Self.all), atMost: Self.rows) var notes: [String] = Self.notes
          @Field(form: Self.inOrder) var stay: Stay
        }
        """)
    #expect(expansion.diagnostics == [])
    for line in [
      "FieldDraft(Guest.nobody, as: .line(atMost: Guest.most), row: row)",
      "(.line(atMost: Guest.most), after: Guest.pause) {",
      "await world.has(value) ? Guest.no : nil",
      "Rows(of: Guest.notes) {", ".of(Guest.all)", "atMost: Guest.rows)", "= (Guest.inOrder)",
    ] {
      #expect(expansion.has(line), "\(line)\n\(expansion.text)")
    }
  }

  @Test func `what a property names is not hidden by a name of the draft's`() {
    let expansion = Expansion(
      of: """
        @Form(refusing: No.self) struct Seat {
          @Field(.of(value), asking: \\Hall.isTaken, refusal: world) var place: Int = row
        }
        """)
    for line in [
      "init(row rowOfForm: Swift.Int? = nil)", "FieldDraft(row, as: .of(value), row: rowOfForm)",
      "init(_ valueOfForm: Seat, row rowOfForm: Swift.Int? = nil)",
      "FieldDraft(valueOfForm.place, as: .of(value), row: rowOfForm)",
      "await worldOfForm.isTaken(valueOfForm) ? world : nil",
    ] {
      #expect(expansion.has(line), "\(line)\n\(expansion.text)")
    }
  }

  @Test func `a part is seen as far as its property and its struct are`() {
    let expansion = Expansion(
      of: """
        @Form public struct Guest {
          @Field(.line) public var name: String
          @Field(.kind) var kind: Kind
          @Field(.line) private var note: String
        }
        """)
    for line in [
      "/// The part of the form for `name`.\n      public let name:",
      "/// The part of the form for `kind`.\n      let kind:",
      "/// The part of the form for `note`.\n      fileprivate let note:",
    ] {
      #expect(expansion.has(line), "\(line)\n\(expansion.text)")
    }
  }

  @Test(arguments: [
    "init(name: String, age: Int) { (self.name, self.age) = (name, age) }",
    "init(of other: A) { self = other }; init(name: String, age: Int, isNew: Bool = true) {}",
    "func `init`() {}",
    """
    #if os(Linux)
      var shell: String { "" }
      static let path = ""
    #endif
    """,
  ])
  func `other members are no matter of the form's`(member: String) {
    let source = """
      @Form struct A {
        @Field(.line) var name: String
        @Field(.integer) var age: Int = 3
        \(member)
      }
      """
    #expect(Expansion(of: source).diagnostics == [])
  }

  @Test func `a type is called so behind a point`() {
    let source = """
      @Form(world: World.self, refusing: Shop.Input.self)
      struct A { @Field(Shop.Prisms.format, asking: \\World.Fields, refusal: .Input) var b: Shop.Lenses }
      """
    #expect(Expansion(of: source).diagnostics == [])
  }

  @Test func `what a form keeps is Codable where its struct is`() {
    let expansion = Expansion(of: "@Form struct Guest: Codable { @Field(.line) var name: String }")
    #expect(
      expansion.has("struct Draft: Swift.Equatable, Swift.Sendable, Swift.Codable, ArcoForms"))
    #expect(expansion.has("enum Input: Swift.Equatable, Swift.Sendable, Swift.Codable, ArcoOptics"))
  }

  @Test func `a world that is called World keeps its name`() {
    let expansion = Expansion(
      of: "@Form(world: World.self) struct A { @Field(.line) var b: String }")
    #expect(expansion.has("typealias FormWorld = World"))
    #expect(expansion.has("typealias World = FormWorld"))
  }
}
