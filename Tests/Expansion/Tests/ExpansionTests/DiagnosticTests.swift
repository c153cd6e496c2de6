import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct DiagnosticTests {
  private let classText = """
    '@Optics' needs a value type, and 'Cart' is a class; make it a struct, or move the properties \
    that change into a struct that the class stores
    """
  private let actorText = """
    '@Optics' needs a value type, and 'Bank' is an actor; move its state into a struct, and apply \
    '@Optics' to that struct
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
      'id' gets no lens: to change a constant, a lens creates the whole value again, and 'User' \
      has no initialiser that only sets each property; declare such an 'init(id:name:)' in 'User' \
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
        2:7 note: 'version' gets no lens: a constant with an initial value cannot change; make it \
        a variable \
        [make 'version' a variable]
        """,
        """
        3:12 note: 'late' gets no lens: reading a lazy property changes the value; make it a \
        computed property, or set it in the initialiser
        """,
        """
        4:16 note: 'level' gets no lens: '@Clamped' may change how the property is stored; if it \
        obeys the lens laws, write 'Lens(\\A.level)'
        """,
        """
        5:7 note: 'id' gets no lens: to change a constant, a lens creates the whole value again, \
        which is not possible because of '(a, b)'; make 'id' a variable [make 'id' a variable]
        """,
        """
        6:7 note: these properties get no lens; declare each property on its own line, with its type
        """,
        """
        7:7 note: 'body' gets no lens: a lens has to name the type of the property, and an opaque \
        type has no name; write a concrete type, or use 'any'
        """,
      ])
  }

  @Test func `a property without a type can have it written`() {
    let text = "'dose' gets no lens: a lens has to name the type of the property; write the type"
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
        2:14 error: 'lenses' conflicts with a name that '@Optics' generates; rename it, or remove \
        '@Optics' and write the optics of 'A' by hand
        """,
        """
        3:10 error: 'Lenses' conflicts with a name that '@Optics' generates; rename it, or remove \
        '@Optics' and write the optics of 'A' by hand
        """,
        """
        4:10 error: inside 'A', 'A' means another type, so the optics cannot name the type that \
        they belong to; rename the inner 'A'
        """,
        """
        8:8 error: 'prisms' conflicts with a name that '@Optics' generates; rename it, or remove \
        '@Optics' and write the optics of 'B' by hand
        """,
      ])
  }

  @Test func `what is neither struct nor enum, or not copyable, is refused`() {
    #expect(
      Expansion(of: "@Optics protocol P {}\n@Optics struct A: ~Copyable {}").diagnostics == [
        """
        1:1 error: '@Optics' applies only to the declaration of a struct or an enum [remove \
        '@Optics']
        """,
        """
        2:17 error: 'A' is not copyable, and an optic reads a copy; remove '~Copyable' or \
        '@Optics'
        """,
      ])
  }

  @Test func `the attribute is refused where it is repeated`() {
    let source = "@Optics\n@Optics\nstruct A {\n  var x: Int\n}"
    let expansion = Expansion(of: source)
    #expect(
      expansion.diagnostics == [
        "2:1 error: '@Optics' is already applied to this type [remove this one]"
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
            'dose' gets no lens: 'A' is isolated to '@MainActor', and a macro cannot see whether \
            the type of 'dose' is Sendable; if it is, make 'dose' nonisolated; otherwise remove \
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
      'add' gets no prism: several cases have this name, and a pattern cannot tell them apart; \
      give each case its own name
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
        1:39 note: paths of optics cannot continue through 'Inner', because no extension can name \
        a type that is private inside another; make the private type fileprivate, or use 'appending'
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
        /// Makes the list.
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
