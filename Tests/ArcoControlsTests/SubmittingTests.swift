import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

private typealias Draft = FieldDraft<Never>
private typealias Input = FieldInput<Never>

private let name = FormField<Void, String, Never>(.line)

@MainActor struct SubmittingTests {
  private func bench(
    _ work: Effect<Void, FormState<Draft>, FormInput<Input>>
  ) -> Bench<FormState<Draft>, FormInput<Input>> {
    let submission = name.submitting { _ in work }
    let face = Face<FormState<Draft>, FormInput<Input>, HTML>.placing { parts in
      let nameView = parts.place(
        submission, .textField(.init("Name") { "\($0)" }, id: "name", .required()))
      return parts.view { state, send in
        form(.submits(send)) {
          nameView
          submitButton("Send", state, busy: "Sending…")
        }
        output("\(state.stage)", .ariaLabel("Stage"))
      }
    }
    return Bench(submission.dispatcher, state: FormState(Draft()), face: face)
  }

  @Test func `a form is submitted by its own rules and not by the browser's`() throws {
    let bench = bench(.send(.accepted))
    let page = bench.user
    try page.submit("Send")
    #expect(try page.text(of: "Stage") == "editing")
    #expect(try page.text(of: "#name-problem") == "format(Something is missing here.)")
    #expect(bench.tag(with: #"id="name""#).contains("autofocus"))
    try page.type("Ada", into: "Name")
    try page.press("Enter", in: "Name")
    #expect(try page.text(of: "Stage") == "submitted")
  }

  @Test func `the button says that the form is on its way, and keeps the focus`() throws {
    let bench = bench(.none)
    let page = bench.user
    try page.type("Ada", into: "Name")
    #expect(bench.tag(with: "aria-busy").contains(#"aria-busy="false""#))
    try page.submit("Send")
    let button = bench.tag(with: "aria-busy")
    #expect(button.contains(#"aria-busy="true""#))
    #expect(button.contains(#"aria-disabled="true""#))
    #expect(!button.contains(" disabled"))
    try page.submit("Sending…")
    #expect(try page.text(of: "Stage") == "submitting")
  }

  @Test func `each submission that fails brings the focus to the field`() throws {
    let bench = bench(.send(.accepted))
    let page = bench.user
    try page.submit("Send")
    let patches = page.patches
    try page.submit("Send")
    #expect(page.patches == patches + 1, "the field is a new element")
    #expect(bench.tag(with: #"id="name""#).contains("autofocus"))
    try page.submit("Send")
    #expect(page.patches == patches + 2)
    try page.type("Ada", into: "Name")
    try page.submit("Send")
    #expect(try page.text(of: "Stage") == "submitted")
  }
}
