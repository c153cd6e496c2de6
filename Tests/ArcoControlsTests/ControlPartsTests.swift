import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoStatus
import ArcoWeb
import ArcoWebTesting
import Testing

private typealias Draft = FieldDraft<Never>
private typealias Input = FieldInput<Never>

/// What every kind of control has around it, and when it is a new element.
@MainActor struct ControlPartsTests {
  private enum Kind: CaseIterable {
    case line, text, choice, tick
  }

  private func words(_ hint: String? = nil) -> FieldWords<Never> {
    FieldWords("Wish", hint: hint) { "\($0)" }
  }

  private func bench(
    _ kind: Kind, _ draft: Draft = Draft(), hint: String? = nil
  ) -> Bench<Draft, Input> {
    let field = FormField<Void, String, Never>(.line)
    let face: Face<Draft, Input, HTML> =
      switch kind {
      case .line: .textField(words(hint), id: "wish", .title("own"))
      case .text: .textArea(words(hint), id: "wish", .title("own"))
      case .choice:
        .select(words(hint), id: "wish", options: [("t", "Tea"), ("m", "Milk")], .title("own"))
      case .tick: .checkbox(words(hint), id: "wish", .title("own"))
      }
    return Bench(field.dispatcher, state: draft, face: face)
  }

  @Test(arguments: Kind.allCases)
  private func `each kind of control takes the focus as often as it is asked to`(
    kind: Kind
  ) throws {
    let bench = bench(kind, Draft("t"))
    #expect(!bench.tag(with: #"id="wish""#).contains("autofocus"))
    for turn in 1...2 {
      bench.driver.send(.focus)
      #expect(bench.user.patches == turn)
      #expect(bench.tag(with: #"id="wish""#).contains("autofocus"))
    }
    try bench.user.verify()
  }

  @Test(arguments: Kind.allCases)
  private func `each kind of control says its caption, its hint and what is wrong`(
    kind: Kind
  ) throws {
    let plain = bench(kind)
    let tag = plain.tag(with: #"id="wish""#)
    for part in [
      #"name="wish""#, #"aria-describedby="wish-problem""#, #"aria-invalid="false""#,
      #"title="own""#,
    ] {
      #expect(tag.contains(part), "\(part)")
    }
    #expect(plain.markup.contains(#"<label for="wish">Wish</label>"#))
    #expect(!plain.markup.contains("wish-hint"))
    let hinted = bench(kind, Draft(row: 2), hint: "Say it.")
    #expect(
      hinted.tag(with: #"id="wish-2""#).contains(
        #"aria-describedby="wish-2-hint wish-2-problem""#))
    #expect(try hinted.user.text(of: "#wish-2-hint") == "Say it.")
    hinted.driver.send(.check)
    #expect(hinted.tag(with: #"id="wish-2""#).contains(#"aria-invalid="true""#))
    #expect(try !hinted.user.text(of: "#wish-2-problem").isEmpty)
    #expect(hinted.markup.contains("failed"))
    hinted.driver.send(.write("t"))
    #expect(hinted.tag(with: #"id="wish-2""#).contains(#"aria-invalid="false""#))
    #expect(!hinted.markup.contains("failed"))
  }

  @Test func `a choice has a blank option first, and the one that is written is chosen`() throws {
    let bench = bench(.choice)
    #expect(try bench.user.element("Wish").value.isEmpty)
    bench.driver.send(.write("m"))
    #expect(try bench.user.text(of: "Wish") == "Milk")
    bench.driver.send(.write("other"))
    #expect(try bench.user.element("Wish").value.isEmpty)
    #expect(bench.markup.ranges(of: "<option").count == 3)
  }

  @Test func `a field that is left says so, whatever its kind`() throws {
    for kind in [Kind.line, .text, .choice, .tick] {
      let bench = bench(kind)
      try bench.user.blur("Wish")
      #expect(bench.driver.state.isTouched)
    }
  }

  @Test func `two equal notices after each other are two elements, so that both are read out`()
    throws
  {
    let bench = Bench(
      .notices(), state: Notices<String>(), face: noticesFace(dismiss: "Away") { $0 })
    bench.driver.send(.post(Notice("Saved.")))
    bench.driver.send(.post(Notice("Saved.")))
    #expect(bench.user.text == "Saved.\nAway")
    try bench.user.click("Away")
    #expect(bench.user.text == "Saved.\nAway")
    #expect(
      bench.user.lastOperations.contains { if case .insert = $0 { true } else { false } })
    try bench.user.click("Away")
    #expect(bench.user.text.isEmpty)
    #expect(!bench.user.exists("Away"))
  }

  @Test func `an alert is said in its own place, and nothing in the other`() throws {
    let bench = Bench(.notices(), state: Notices<String>(), face: noticesFace { $0 })
    bench.driver.send(.post(Notice("Lost.", .alert)))
    func said(_ role: String) -> String? {
      bench.user.elements(named: role).first { $0.tag == "div" }?.text
    }
    #expect(said("alert") == "Lost.")
    #expect(said("status") == "")
    try bench.user.click("Dismiss")
    bench.driver.send(.post(Notice("Saved.")))
    #expect(said("alert") == "")
    #expect(said("status") == "Saved.")
  }

  @Test
  func `a button of a form says the same while it is on its way, unless it is told otherwise`() {
    var form = FormState(Draft("x"))
    func markup(_ busy: String?) -> String {
      String(
        decoding: submitButton("Send", form, busy: busy, .class("wide")).rendered(), as: UTF8.self)
    }
    #expect(markup("Sending…").contains(">Send<"))
    #expect(markup(nil).contains("wide") && markup(nil).contains(#"type="submit""#))
    let name = FormField<Void, String, Never>(.line)
    let driver = Driver(
      name.submitting { _ in .none }.dispatcher, state: form, interpretation: .muted)
    driver.send(.submit)
    form = driver.state
    #expect(markup("Sending…").contains(">Sending…<"))
    #expect(markup(nil).contains(">Send<"))
    #expect(markup(nil).contains(#"aria-busy="true""#))
  }
}
