#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Writes the declarations that `@Form` adds to a struct.
  struct FormWriter<Context: MacroExpansionContext> {
    private let form: FormDescription
    private let owner: Owner
    private let access: String
    private let draftOfField: String
    private let inputOfField: String
    private let context: Context
    // The names of generated parameters. They differ from `row`, `value` and `world` if the struct
    // already uses these names.
    private let row: String
    private let value: String
    private let world: String
    /// The name of the draft's method for the properties that are not fields.
    private let completed: String
    /// The name of the draft's property that says whether the draft is that of a value.
    private let isOfValue: String

    init(_ form: FormDescription, owner: Owner, context: Context) {
      self.context = context
      self.form = form
      self.owner = owner
      access = owner.access(owner.level)
      row = owner.parameter("row")
      value = owner.parameter("value")
      world = owner.parameter("world")
      completed = owner.parameter("completed")
      isOfValue = owner.parameter("isOfValue")
      draftOfField = "ArcoForms.FieldDraft<\(form.reason)>"
      inputOfField = "ArcoForms.FieldInput<\(form.reason)>"
    }

    var declarations: [String] { alias + [draft, whole] }

    /// A second name for a world that is itself called `World`, as the draft's type alias of this
    /// name hides it.
    private var alias: [String] {
      guard form.world == "World" else { return [] }
      return [
        """
        /// The dependencies of the form's checks.
        \(access)typealias FormWorld = World
        """
      ]
    }

    private var draft: String {
      let codable = form.isCodable ? ", Swift.Codable" : ""
      return withOptics(
        """
        /// A draft of ``\(owner.name)``: the texts that a user has written so far.
        \(access)nonisolated struct Draft: Swift.Equatable, Swift.Sendable\(codable), ArcoForms.FormDraft,
        ArcoOptics.HasLenses {
        \(lines { "/// The draft of `\(plain($0))`.\n\(access)var \($0.name): \(draft(of: $0))" })
        }
        """
      ) {
        """
        /// Makes an empty draft. Fields with an initial value contain this value.
        ///
        /// - Parameter row: the id of the row that the form is in.
        \(access)init(\(parameter): Swift.Int? = nil) {
        \(lines { "self.\($0.name) = \(blank($0))" })
        }

        /// Makes the draft of a value. The format of each field writes its text.
        ///
        /// - Parameter row: the id of the row that the form is in.
        \(access)init(_ \(value): \(owner.name), \(parameter): Swift.Int? = nil) {
        \(lines { "self.\($0.name) = \(written($0))" })
        \(form.kept.map { "self.\($0.name) = \(value).\($0.name)" }.joined(separator: "\n"))
        \(leavesInitialiserAlone ? "self.\(isOfValue) = true" : "")
        }

        \(kept)

        /// The dependencies of the form's checks.
        \(access)typealias World = \(alias.isEmpty ? form.world : "FormWorld")

        \(input(codable))

        /// The parts of the form.
        \(access)nonisolated struct Fields: Swift.Sendable {
        \(lines { part($0) })
        }

        /// The parts of the form.
        \(access)static let fields = Fields()
        """
      }
    }

    /// The properties that are not fields, so that an edited value still has them. No form changes
    /// them, so they have no optics. They are private, since their types may be.
    private var kept: String {
      guard !form.kept.isEmpty else { return "" }
      return """
        \(form.kept.map { "private \($0.declaration)" }.joined(separator: "\n"))
        \(leavesInitialiserAlone ? "private var \(isOfValue) = false" : "")

        /// Returns a value with the properties that are not fields.
        fileprivate func \(completed)(_ \(value): \(owner.name)) -> \(owner.name) {
        \(leavesInitialiserAlone ? "guard self.\(isOfValue) else { return \(value) }" : "")
        var \(completed) = \(value)
        \(completion.joined(separator: "\n"))
        return \(completed)
        }
        """
    }

    /// Whether a draft that is not that of a value leaves these properties to the initialiser.
    private var leavesInitialiserAlone: Bool { form.isInitialisedByHand && !form.kept.isEmpty }

    /// The statements that give a value the properties that are not fields. Observers may change
    /// other properties, so observed ones are set first. If there are any, fields are set again.
    private var completion: [String] {
      let (observed, plain) = (form.kept.filter(\.isObserved), form.kept.filter { !$0.isObserved })
      let variables = observed.isEmpty ? [] : form.fields.filter(\.isVariable)
      let fields = variables.filter(\.isObserved) + variables.filter { !$0.isObserved }
      func set(_ name: String, of source: String) -> String {
        "\(completed).\(name) = \(source).\(name)"
      }
      return observed.map { set($0.name, of: "self") } + fields.map { set($0.name, of: value) }
        + plain.map { set($0.name, of: "self") }
    }

    private func input(_ codable: String) -> String {
      withOptics(
        """
        /// The inputs of the draft.
        \(access)nonisolated enum Input: Swift.Equatable, Swift.Sendable\(codable), ArcoOptics.HasPrisms {
        \(lines { "/// An input of `\(plain($0))`.\ncase \($0.name)(\(input(of: $0)))" })
        }
        """)
    }

    /// Returns a declaration with its optics and with other members. The optics are written here
    /// and not by `@Optics`: the compiler looks for the optics of a nested type before it expands
    /// the macros of this type.
    private func withOptics(_ text: String, _ members: () -> String = { "" }) -> String {
      let declaration = DeclSyntax("\(raw: text)")
      var optics: [DeclSyntax] = []
      if let group = declaration.asProtocol((any DeclGroupSyntax).self), let kind = OpticKind(group)
      {
        optics = OpticsMacro.optics(
          of: group, kind: kind, owner: Owner(group, context: context), context: context)
      }
      let all = optics.map { "\($0)" } + [members()]
      return text.dropLast() + all.joined(separator: "\n\n") + "\n}"
    }

    private var whole: String {
      let type =
        "ArcoForms.DraftForm<Draft.World, Draft, Draft.Input, \(owner.name), \(form.reason)>"
      let values = form.fields.map { "\($0.name.asLabel): fields[Draft.fields.\($0.name)]" }
      let made = "\(owner.name)(\(values.joined(separator: ", ")))"
      return """
        /// The form that creates ``\(owner.name)``.
        \(access)nonisolated static let form: \(type) = ArcoForms.DraftForm {
        \(lines { "Draft.fields.\($0.name)" })
        } value: { fields in
        \(form.kept.isEmpty ? made : "fields.draft.\(completed)(\(made))")
        }
        """
    }

    private func lines(_ write: (FormField) -> String) -> String {
      form.fields.map(write).joined(separator: "\n")
    }

    private var parameter: String { row == "row" ? row : "row \(row)" }

    private func plain(_ field: FormField) -> String { field.name.withoutBackticks }

    private func draft(of field: FormField) -> String {
      switch field.kind {
      case .text: draftOfField
      case .texts: "ArcoCore.Rows<Swift.Int, \(draftOfField)>"
      case .form: "\(field.type).Draft"
      case .forms: "ArcoCore.Rows<Swift.Int, \(field.row).Draft>"
      }
    }

    private func input(of field: FormField) -> String {
      switch field.kind {
      case .text: inputOfField
      case .texts: "ArcoForms.RowsInput<\(inputOfField)>"
      case .form: "\(field.type).Draft.Input"
      case .forms: "ArcoForms.RowsInput<\(field.row).Draft.Input>"
      }
    }

    /// The expression for an empty draft of the field.
    private func blank(_ field: FormField) -> String {
      switch field.kind {
      case .text(let format):
        field.initialValue.map { draft($0, format: format, row: row) }
          ?? "ArcoForms.FieldDraft(row: \(row))"
      case .form: "\(field.type).Draft(row: \(row))"
      case .texts, .forms:
        field.initialValue.map { rows($0, of: field) } ?? "ArcoCore.Rows()"
      }
    }

    /// The expression for the draft of the field in `value`.
    private func written(_ field: FormField) -> String {
      let value = "\(value).\(field.name)"
      switch field.kind {
      case .text(let format): return draft(value, format: format, row: row)
      case .form: return "\(field.type).Draft(\(value), row: \(row))"
      case .texts, .forms: return rows(value, of: field)
      }
    }

    private func draft(_ value: String, format: String, row: String) -> String {
      "ArcoForms.FieldDraft(\(value), as: \(format), row: \(row))"
    }

    private func rows(_ values: String, of field: FormField) -> String {
      let draft =
        switch field.kind {
        case .text(let format), .texts(let format): draft("$0", format: format, row: "$1")
        case .form, .forms: "\(field.row).Draft($0, row: $1)"
        }
      return "ArcoCore.Rows(of: \(values)) { \(draft) }"
    }

    /// The property of `Fields` for this field.
    private func part(_ field: FormField) -> String {
      let lens = "Draft.lenses.\(field.name)"
      let prism = "Input.prisms.\(field.name)"
      let (state, inner, single): (String, String, String) =
        switch field.kind {
        case .text(let format):
          ("state", "\(draftOfField), \(inputOfField)", text(field, format))
        case .texts(let format):
          ("rows", "\(draftOfField), \(inputOfField)", text(field, format))
        case .form(let form): ("state", "\(field.row).Draft, \(field.row).Draft.Input", form)
        case .forms(let form): ("rows", "\(field.row).Draft, \(field.row).Draft.Input", form)
        }
      let rows =
        switch field.kind {
        case .text, .form: ""
        case .texts: "\(most(field))) { ArcoForms.FieldDraft(row: $0) }"
        case .forms: "\(most(field))) { \(field.row).Draft(row: $0) }"
        }
      return """
        /// The part of the form for `\(plain(field))`.
        \(owner.access(field.level))let \(field.name):
        ArcoForms.FormPart<\(world(of: field)), Draft, Input, \(inner), \(field.type), \(form.reason)>
        = \(single)
        .part(\(state): \(lens), input: \(prism)\(rows.isEmpty ? ")" : rows)
        """
    }

    private func most(_ field: FormField) -> String {
      field.most.map { ", atMost: \($0)" } ?? ""
    }

    /// The world of the field's part; `Void` if the field has no asynchronous check.
    private func world(of field: FormField) -> String {
      switch field.kind {
      case .text, .texts: field.question == nil ? "Swift.Void" : "World"
      case .form, .forms: "\(field.row).Draft.World"
      }
    }

    private func text(_ field: FormField, _ format: String) -> String {
      let arguments = ([format] + field.timing).joined(separator: ", ")
      let type = "ArcoForms.FormField<\(world(of: field)), \(row(of: field)), \(form.reason)>"
      guard let question = field.question else { return "\(type)(\(arguments))" }
      let answer = question.refusal.map { " ? \($0) : nil" } ?? ""
      return """
        \(type)(\(arguments)) { \(world), \(value) in
        await \(world)\(question.function)(\(value))\(answer)
        }
        """
    }

    /// The type of the value that the field's format reads from one text.
    private func row(of field: FormField) -> String {
      if case .texts = field.kind { field.row } else { field.type }
    }
  }

  extension Owner {
    /// Returns `name`, or a variant if the struct already uses this name.
    fileprivate func parameter(_ name: String) -> String {
      identifiers.contains(name) ? parameter(name + "OfForm") : name
    }
  }
#endif
