// A use of each public function at the top level of Arco's modules, written as a user would beside
// Foundation. Types and elements are written by Scripts/check-names, which asks for these here.
let width = Lens<(Int, Int), Int>(
  get: { $0.0 }, modify: { $1(&$0.0) }, footprint: .field(0))
let height = Lens<(Int, Int), Int>(
  get: { $0.1 }, modify: { $1(&$0.1) }, footprint: .field(1))
let size = zip(width, height)
let both = zip([1], [2])
let paired = pair(State<Int, Int> { ($0 + 1, $0) }, Store(0) { $0 }) { ($0, $1) }
func list() -> HTML { keyed([1, 2], id: { $0 }, row: { li("\($0)") }) }
func first() async -> Int? {
  await firstAnswer({ answer in
    answer(1)
    return .none
  })
}
let isSame = areSame(Double.nan, .nan)
typealias FieldView = Face<FieldDraft<Never>, FieldInput<Never>, HTML>
func words(_ caption: String) -> FieldWords<Never> { FieldWords(caption) { "\($0)" } }
func nameField() -> FieldView { .textField(words("Name"), id: "name") }
func wishField() -> FieldView { .textArea(words("Wish"), id: "wish") }
func sizeField() -> FieldView { .select(words("Size"), id: "size", options: [("s", "Small")]) }
func milkField() -> FieldView { .checkbox(words("Milk"), id: "milk") }
func book() -> HTML { submitButton("Book", FormState(0)) }
func told() -> Face<Notices<String>, NoticesInput<String>, HTML> { noticesFace(text: { $0 }) }
