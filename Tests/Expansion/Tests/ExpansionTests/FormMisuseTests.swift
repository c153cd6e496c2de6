import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct FormMisuseTests {
  @Test(arguments: ["Home!", "Optional<Home>", "Swift.Optional<Home>", "(Home)?"])
  func `a nested form is not optional, however that is written`(type: String) {
    let diagnostics = Expansion(of: "@Form struct A { @Field var home: \(type) }").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.contains("a nested form cannot be optional") == true)
  }

  @Test(arguments: [
    "init(of other: A) { self = other }", "init?(name: String, age: Int) {}",
    "init(name: String, age: Int) throws {}", "init(_ name: String, age: Int) {}",
  ])
  func `an initialiser that the form cannot call is better in an extension`(initialiser: String) {
    let source = """
      @Form struct A {
        \(initialiser)
        @Field(.line) var name: String
        @Field(.integer) var age: Int
      }
      """
    #expect(
      Expansion(of: source).diagnostics == [
        """
        2:3 error: the form calls 'A(name:age:)', which Swift does not generate for a struct that \
        declares another initialiser; move this initialiser to an extension of 'A'
        """
      ])
  }

  @Test(arguments: [
    ("@Form struct A { @Field(.of) var b: Prisms }", "1:37", "Prisms"),
    ("@Form struct A { @Field(.of) var b: Lenses }", "1:37", "Lenses"),
    ("@Form struct A { @Field(.of) var b: World }", "1:37", "World"),
    ("@Form struct A { @Field(.of(Input.self)) var b: Int }", "1:29", "Input"),
    ("@Form struct A { @Field(.of) var b: Int = Fields.first }", "1:43", "Fields"),
    ("@Form(refusing: Input.self) struct A { @Field(.of) var b: Int }", "1:17", "Input"),
    (
      """
      @Form(refusing: No.self) struct A { @Field(.of, asking: \\Lenses.is, refusal: .no) var b: \
      Int }
      """,
      "1:58", "Lenses"
    ),
  ])
  func `a type is not called as one that the form writes`(
    source: String, place: String, name: String
  ) {
    #expect(
      Expansion(of: source).diagnostics == [
        """
        \(place) error: in the generated form, '\(name)' means a type that '@Form' generates, not \
        yours; qualify your type with its module or its enclosing type
        """
      ])
  }

  @Test func `a class is no form`() {
    expectExpansion(
      "@Form class Account {}", "class Account {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Form' applies only to a struct: its properties become the fields of the form",
          line: 1,
          column: 1, fixIts: [FixItSpec(message: "remove '@Form'")])
      ],
      applyFixIts: ["remove '@Form'"], fixedSource: "class Account {}")
  }

  @Test func `a field is one of a form`() {
    let expected = ["1:12 error: '@Field' applies only to a property of a struct that has '@Form'"]
    #expect(
      Expansion(of: "struct A { @Field(.line) var name: String }").diagnostics == expected)
  }

  @Test(arguments: [
    (
      "@Form struct A {}",
      """
      1:14 error: 'A' has no property with '@Field', so its form would be empty; add '@Field' to a \
      property
      """
    ),
    (
      "@Form struct A<B> { @Field(.line) var name: String }",
      """
      1:14 error: '@Form' does not support generic structs such as 'A'; write 'DraftForm { … } \
      value: { … }' by hand, or declare a struct for each type
      """
    ),
    (
      "@Form struct A { @Field(.line) var name: String; static let form = 1 }",
      "1:61 error: 'form' conflicts with a name that '@Form' generates; rename it"
    ),
    (
      "@Form struct A { @Field(.line) var prisms: String }",
      "1:36 error: 'prisms' conflicts with a name that '@Form' generates; rename it"
    ),
    (
      "@Form struct A { @Field(.line) var name: String; var age: Int }",
      """
      1:54 error: the form has no value for 'age'; add '@Field' to it, or give it an initial value \
      that the form leaves unchanged [add '@Field']
      """
    ),
    (
      "@Form struct A { @Field(.line) var name: String { \"\" } }",
      """
      1:36 error: '@Field' needs one stored property that an initialiser can set: no computed, \
      static or lazy property, no property wrapper or other macro, and no constant with an initial \
      value
      """
    ),
    (
      "@Form struct A { @Field(.line) let name: String = \"\" }",
      """
      1:36 error: '@Field' needs one stored property that an initialiser can set: no computed, \
      static or lazy property, no property wrapper or other macro, and no constant with an initial \
      value
      """
    ),
    (
      "@Form struct A { @Field(.line) var name = made() }",
      "1:36 error: '@Form' cannot infer the type of 'name'; write the type"
    ),
    (
      "@Form struct A { @Field(each: .line) var name: String }",
      """
      1:42 error: 'each:' and 'atMost:' apply only to an array, and 'name' is not one; write its \
      type as '[Element]'
      """
    ),
    (
      "@Form struct A { @Field(atMost: 3) var home: Home }",
      """
      1:40 error: 'each:' and 'atMost:' apply only to an array, and 'home' is not one; write its \
      type as '[Element]'
      """
    ),
    (
      "@Form struct A { @Field var home: Home? }",
      """
      1:29 error: a nested form cannot be optional; for a form that comes and goes, write the \
      outer form by hand with 'part(ifPresent:input:)'. For an optional value, give '@Field' an \
      optional format, as in '@Field(FieldFormats.Whole.integer.optional)'
      """
    ),
    (
      "@Form struct A { @Clamped @Field(.integer) var age: Int }",
      """
      1:48 error: '@Field' needs one stored property that an initialiser can set: no computed, \
      static or lazy property, no property wrapper or other macro, and no constant with an initial \
      value
      """
    ),
    (
      "@Form struct A { private enum B {}; @Field(.of) private var b: [A.B] }",
      """
      1:67 error: 'B' is private, and the parts of the form are visible in the file; make it \
      fileprivate
      """
    ),
    (
      "@Form public struct A { @Field var b: B; @Form struct B { @Field(.line) var c: String } }",
      "1:39 error: 'B' is less visible than 'A', whose draft contains its draft; make it public"
    ),
    (
      "@Form struct A { @Field var b: [B]; @Form private struct B { @Field(.line) var c: String } }",
      "1:33 error: 'B' is less visible than 'A', whose draft contains its draft; make it internal"
    ),
    (
      "@Form struct A { @Field var home: Home = Home() }",
      """
      1:29 error: 'home' is a nested form and cannot have an initial value here; give initial \
      values to the properties of its type
      """
    ),
    (
      """
      @Form struct A { @Field(.line, asking: \\World.isTaken, refusal: No.taken) var name: String \
      }
      """,
      """
      1:40 error: the check of 'name' can refuse a value, but the form has no type for the reason; \
      write '@Form(refusing: Reason.self)'
      """
    ),
    (
      """
      @Form(refusing: No.self)
      struct A { @Field(.line, asking: isTaken, refusal: No.x) var name: String }
      """,
      """
      2:34 error: 'asking:' needs a key path that names the type of the world and its function; \
      write '\\World.function'
      """
    ),
    (
      """
      @Form(refusing: No.self)
      struct A { @Field(.line, asking: \\.is, refusal: No.x) var name: String }
      """,
      """
      2:34 error: 'asking:' needs a key path that names the type of the world and its function; \
      write '\\World.function'
      """
    ),
    (
      """
      @Form(world: Other.self, refusing: No.self)
      struct A { @Field(.line, asking: \\World.is, refusal: No.x) var name: String }
      """,
      """
      2:64 error: 'name' is checked with the world 'World', but the form has the world 'Other'; a \
      form has only one world, so put the functions that it asks into one type
      """
    ),
    (
      "@Form(refusing: No) struct A { @Field(.line) var name: String }",
      "1:17 error: 'refusing:' takes a type; write it as 'Name.self'"
    ),
    (
      "@Form struct A { @Field(.of) var name: Input }",
      """
      1:40 error: in the generated form, 'Input' means a type that '@Form' generates, not yours; \
      qualify your type with its module or its enclosing type
      """
    ),
    (
      """
      @Form struct A {
        @Field(.line) var name: String
        #if os(Linux)
        @Field(.line) var shell: String
        #endif
      }
      """, "3:3 error: a form cannot have stored properties inside '#if'; move them out of it"
    ),
  ])
  func `each misuse says what to write instead`(source: String, diagnostic: String) {
    #expect(Expansion(of: source).diagnostics == [diagnostic])
  }

  @Test func `a property that is no field can be made one`() {
    #expect(
      Expansion(
        of: "@Form struct A { @Field(.line) var name: String; var note: String?; var isNew = true }"
      ).diagnostics == [], "what has a value of its own is none")
    expectExpansion(
      """
      @Form struct A {
        var age: Int
      }
      """,
      """
      struct A {
        var age: Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            the form has no value for 'age'; add '@Field' to it, or give it an initial value that \
            the form leaves unchanged
            """, line: 2, column: 7, fixIts: [FixItSpec(message: "add '@Field'")])
      ],
      applyFixIts: ["add '@Field'"],
      fixedSource: """
        @Form struct A {
          @Field(<#format#>) var age: Int
        }
        """)
  }
}
