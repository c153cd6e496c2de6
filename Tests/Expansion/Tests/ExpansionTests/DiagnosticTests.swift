import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct DiagnosticTests {
  private let classText = """
    '@Optics' writes optics of values, and 'Cart' is a class, whose changes all who hold it see; \
    make it a struct, or put what changes into a struct that it holds
    """
  private let actorText = """
    '@Optics' writes optics of values, and 'Bank' is an actor, which nobody else reads; put its \
    state into a struct, and '@Optics' at that
    """

  @Test func `a prism without its enum is refused`() {
    for written in ["#prism(.success)", "#prism(success)"] {
      #expect(
        Expansion(of: "let success = \(written)").diagnostics == [
          "1:15 error: '#prism' takes a case with its enum, as in '#prism(Result<Int, Failure>.success)'"
        ])
    }
  }

  @Test func `a class is refused and can be made a struct`() {
    expectExpansion(
      """
      @Optics
      public final class Cart {
        var count: Int
      }
      """,
      """

      public final class Cart {
        var count: Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: classText, line: 1, column: 1,
          fixIts: [
            FixItSpec(message: "make 'Cart' a struct"), FixItSpec(message: "remove '@Optics'"),
          ])
      ],
      applyFixIts: ["make 'Cart' a struct"],
      fixedSource: """
        @Optics
        public struct Cart {
          var count: Int
        }
        """)
  }

  @Test func `an actor is refused and can lose the attribute`() {
    expectExpansion(
      """
      @Optics
      actor Bank {
        var count: Int
      }
      """,
      """

      actor Bank {
        var count: Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: actorText, line: 1, column: 1,
          fixIts: [FixItSpec(message: "remove '@Optics'")])
      ],
      applyFixIts: ["remove '@Optics'"],
      fixedSource: """
        actor Bank {
          var count: Int
        }
        """)
  }

  @Test func `a constant that cannot be set again can be made a variable`() {
    let note = """
      'id' gets no lens: a constant is changed by making the value again, and no initialiser of \
      'User' sets each property and does no more; declare such an 'init(id:name:)' in 'User' \
      itself, with the types of the properties, or make 'id' a variable
      """
    let source = """
      @Optics struct User {
        let id: Int
        let name: String
        init(_ id: Int) { fatalError() }
      }
      """
    #expect(
      Expansion(of: source).diagnostics == [
        "2:7 note: \(note) [make 'id' a variable]",
        "3:7 note: \(note.replacing("'id'", with: "'name'")) [make 'name' a variable]",
      ])
  }

  @Test func `members without a lens say why, and what to do`() {
    let source = """
      @Optics struct A {
        let version = 1
        lazy var late: Int = 2
        @Clamped var level: Int
        let id: Int
        var (a, b) = (1, 2)
        var body: some View
      }
      """
    #expect(
      Expansion(of: source).diagnostics == [
        """
        2:7 note: 'version' always has its initial value, so it gets no lens; a variable does \
        [make 'version' a variable]
        """,
        """
        3:12 note: 'late' gets no lens: reading a lazy property writes it; make it computed, or \
        set it in the initialiser
        """,
        """
        4:16 note: 'level' gets no lens: what '@Clamped' makes of it is not known here; where it \
        obeys the laws, write 'Lens(\\A.level)'
        """,
        """
        5:7 note: 'id' gets no lens: a constant is changed by making the value again, which is not \
        possible beside '(a, b)'; make 'id' a variable [make 'id' a variable]
        """,
        """
        6:7 note: these properties get no lens; declare each in a line of its own, with its type
        """,
        """
        7:7 note: 'body' gets no lens: an opaque type has no name to write into it; name the type, \
        or use 'any'
        """,
      ])
  }

  @Test func `a property without a type can have it written`() {
    let text = "'dose' gets no lens, which has to name its type; write the type"
    // An initialiser with arguments may be one that fails, or find parameters of the type in them.
    for (value, type) in [
      ("Dose()", "Dose"), ("Dose<Int>()", "Dose<Int>"), ("URL(string: \"x\")", "<#Type#>"),
      ("Set([1])", "<#Type#>"), ("Int(\"3\")", "<#Type#>"), ("Dose { 1 }", "<#Type#>"),
      ("dose()", "<#Type#>"),
    ] {
      let written = Expansion(of: "struct A {\n  var dose = \(value)\n}").text
      expectExpansion(
        "@Optics struct A {\n  var dose = \(value)\n}",
        empty(written, of: "A"),
        diagnostics: [
          DiagnosticSpec(
            message: text, line: 2, column: 7, severity: .note,
            fixIts: [FixItSpec(message: "write its type")])
        ],
        applyFixIts: ["write its type"],
        fixedSource: "@Optics struct A {\n  var dose: \(type) = \(value)\n}")
    }
  }

  @Test func `names that are taken are refused`() {
    let source = """
      @Optics struct A {
        static let lenses = 1
        struct Lenses {}
        struct A {}
        var lenses: Int
      }
      @Optics enum B {
        case prisms(Int)
      }
      """
    #expect(
      Expansion(of: source).diagnostics == [
        """
        2:14 error: 'lenses' is the name that '@Optics' writes; rename it, or write all optics of \
        'A' by hand and remove '@Optics'
        """,
        """
        3:10 error: 'Lenses' is the name that '@Optics' writes; rename it, or write all optics of \
        'A' by hand and remove '@Optics'
        """,
        """
        4:10 error: 'A' means another type inside 'A' than around it; rename it, so that the optics \
        can name their whole
        """,
        """
        8:8 error: 'prisms' is the name that '@Optics' writes; rename it, or write all optics of \
        'B' by hand and remove '@Optics'
        """,
      ])
  }

  @Test func `what is neither struct nor enum, or not copyable, is refused`() {
    #expect(
      Expansion(of: "@Optics protocol P {}\n@Optics struct A: ~Copyable {}").diagnostics == [
        "1:1 error: '@Optics' belongs at the declaration of a struct or an enum [remove '@Optics']",
        "2:17 error: 'A' is not copyable, and optics read copies; remove '~Copyable' or '@Optics'",
      ])
  }

  @Test func `the attribute is refused where it is repeated`() {
    let source = "@Optics\n@Optics\nstruct A {\n  var x: Int\n}"
    let expansion = Expansion(of: source)
    #expect(
      expansion.diagnostics == [
        "2:1 error: '@Optics' is here twice, and once is enough [remove this one]"
      ])
    #expect(expansion.text.split(separator: "struct Lenses").count == 2)
    #expect(expansion.text.split(separator: "extension A").count == 2)
  }

  @Test func `a property of an actor's type can be made nonisolated`() {
    let source = "@MainActor @Optics struct A {\n  private var dose: Dose\n}"
    expectExpansion(
      source,
      Expansion(of: source).text,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'dose' gets no lens: 'A' belongs to '@MainActor', and whether the type of 'dose' is \
            Sendable is not known here; if it is, make 'dose' nonisolated, otherwise remove \
            '@MainActor'
            """,
          line: 2, column: 15, severity: .note,
          fixIts: [FixItSpec(message: "make 'dose' nonisolated")])
      ],
      applyFixIts: ["make 'dose' nonisolated"],
      fixedSource: "@MainActor @Optics struct A {\n  nonisolated private var dose: Dose\n}")
  }

  @Test func `cases of one name get no prism`() {
    let expansion = Expansion(of: "@Optics enum A { case add(Int), add(text: String), none }")
    let rest = """
      'add' gets no prism: several cases have this name, and a pattern cannot tell them apart; give \
      each a name of its own
      """
    #expect(expansion.diagnostics == ["1:23 note: \(rest)", "1:33 note: \(rest)"])
    #expect(!expansion.has("AddPrism"))
    #expect(expansion.has("var none: NonePrism"))
    #expect(expansion.has(".case(2)"))
  }

  @Test func `a type that no extension can name gets its optics and no paths`() {
    let expansion = Expansion(of: "struct Outer { @Optics private struct Inner { var x: Int } }")
    #expect(
      expansion.diagnostics == [
        """
        1:39 note: no path goes on from 'Inner', since no extension can name what is private to a \
        type around it; make that fileprivate, or use 'appending'
        """
      ])
    #expect(expansion.has("var x: XLens"))
    #expect(!expansion.has("extension"))
  }

  /// The expansion of a struct that gets no lens.
  private func empty(_ written: String, of name: String) -> String {
    """
    \(written.dropLast(2))

      /// The lenses of ``\(name)``.
      nonisolated struct Lenses: Swift.Sendable {
        /// Makes them.
        init() {
        }

      }

      /// The lens to each stored property.
      nonisolated static var lenses: Lenses {
        Lenses()
      }
    }

    extension \(name): nonisolated ArcoOptics.HasLenses {
    }
    """
  }
}
