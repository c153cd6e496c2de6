import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

private enum Complaint: FieldReason {
  case taken

  var words: String { "This name is taken." }
}

private enum Size: String, CaseIterable, Sendable {
  case small
  case large
}

private typealias Draft = FieldDraft<Complaint>

@MainActor struct FieldFaceTests {
  private func bench<Value>(
    _ format: some FieldFormat<Value>, _ state: Draft = Draft(),
    checked timing: FieldTiming = .onLeave,
    _ face: Face<Draft, FieldInput<Complaint>, HTML>
  ) -> Bench<Draft, FieldInput<Complaint>> {
    let field = FormField<Void, Value, Complaint>(format, checked: timing)
    return Bench(field.dispatcher, state: state, face: face)
  }

  private func age(_ state: Draft = Draft()) -> Bench<Draft, FieldInput<Complaint>> {
    bench(
      .integer(in: 13...120), state,
      .textField(.init("Age", hint: "In years."), id: "age", .inputmode("numeric")))
  }

  @Test func `a field tells readers its caption, its hint and what is wrong`() throws {
    let bench = age()
    let tag = bench.tag(with: "aria-describedby")
    for attribute in [
      #"id="age""#, #"aria-describedby="age-hint age-problem""#, #"aria-invalid="false""#,
      #"inputmode="numeric""#, #"name="age""#,
    ] {
      #expect(tag.contains(attribute))
    }
    #expect(bench.markup.contains(#"<label for="age">Age</label>"#))
    #expect(try bench.user.text(of: "#age-hint") == "In years.")
    #expect(bench.tag(with: #"id="age-problem""#).contains(#"role="status""#))
    #expect(try bench.user.text(of: "#age-problem").isEmpty)
  }

  @Test
  func `what is wrong shows beside the field when it is left, and goes as it is mended`() throws {
    let bench = age()
    let page = bench.user
    try page.type("7", into: "Age")
    #expect(try page.text(of: "#age-problem").isEmpty)
    try page.blur("Age")
    #expect(
      try page.text(of: "#age-problem") == "Expected a whole number from 13 to 120, found “7”.")
    #expect(bench.tag(with: "aria-invalid").contains(#"aria-invalid="true""#))
    try page.type("7", into: "Age")
    #expect(try page.text(of: "#age-problem").isEmpty)
    #expect(bench.tag(with: "aria-invalid").contains(#"aria-invalid="false""#))
  }

  @Test
  func `a field that is asked for the focus is a new element that keeps its text`() throws {
    let bench = age(Draft("7"))
    #expect(!bench.markup.contains("autofocus"))
    bench.driver.send(.focus)
    #expect(bench.tag(with: #"id="age""#).contains("autofocus"))
    #expect(try bench.user.text(of: "Age") == "7")
  }

  @Test func `a field in a row has an id of its own`() throws {
    let tag = age(Draft(row: 3)).tag(with: "aria-describedby")
    #expect(tag.contains(#"id="age-3""#))
    #expect(tag.contains(#"aria-describedby="age-3-hint age-3-problem""#))
  }

  @Test func `a field of several lines is written as one of one line is`() throws {
    let page = bench(
      .text(atMost: 3), checked: .asTyped, .textArea(.init("Wish"), id: "wish")
    ).user
    try page.type("milk", into: "Wish")
    #expect(try page.text(of: "#wish-problem") == "Too long: at most 3 characters fit.")
  }

  @Test func `a choice begins with none, and is one of its options`() throws {
    let bench = bench(
      .choice(Size.self), Draft("small"), checked: .asTyped,
      .select(
        .init("Size"), id: "size", options: Size.allCases.map { ($0.rawValue, "\($0) cup") }))
    #expect(try bench.user.text(of: "Size") == "small cup")
    try bench.user.choose("large cup", in: "Size")
    #expect(bench.driver.state.text == "large")
    try bench.user.choose("", in: "Size")
    #expect(try bench.user.text(of: "#size-problem") == "Something is missing here.")
    try bench.user.choose("small cup", in: "Size")
    #expect(try bench.user.text(of: "#size-problem").isEmpty)
  }

  @Test func `a box is ticked and not any longer`() throws {
    let bench = bench(.truth, Draft("true"), .checkbox(.init("Milk"), id: "milk"))
    try bench.user.uncheck("Milk")
    #expect(bench.driver.state.text == "false")
    try bench.user.check("Milk")
    #expect(bench.driver.state.text == "true")
  }

  @Test func `a refusal shows in the application's words`() throws {
    let bench = bench(.line, Draft("Ada"), .textField(.init("Name"), id: "name"))
    bench.driver.send(.refuse(.taken))
    #expect(try bench.user.text(of: "#name-problem") == "This name is taken.")
    try bench.user.fill("Name", with: "Bob")
    #expect(try bench.user.text(of: "#name-problem").isEmpty)
  }

  @Test func `a field says that its check runs`() throws {
    let field = FormField(
      FieldFormats.Line.line,
      calling: { (_: Void, _, _: @Sendable (Complaint?) -> Void) in Cancellation.none })
    let bench = Bench(
      field.dispatcher, state: Draft("Ada"), face: .textField(.init("Name"), id: "name"))
    bench.driver.send(.check)
    #expect(try bench.user.text(of: "#name-problem") == "Checking…")
  }

  @Test func `a keystroke that changes nothing that shows sends nothing back`() throws {
    let bench = bench(.line, Draft(), .textField(.init("Name"), id: "name"))
    try bench.user.type("Ada", into: "Name")
    #expect(bench.driver.state.text == "Ada")
    #expect(bench.user.patches == 0)
  }

  @Test func `each time that a field is asked for the focus it is a new element`() throws {
    let bench = age(Draft("7"))
    for turn in 1...3 {
      bench.driver.send(.focus)
      #expect(bench.user.patches == turn)
      #expect(bench.tag(with: #"id="age""#).contains("autofocus"))
    }
    #expect(try bench.user.text(of: "Age") == "7")
    try bench.user.verify()
  }

  @Test func `what else changes leaves the field the element that it is`() throws {
    let bench = age(Draft("7"))
    func bringsElements() -> Bool {
      bench.user.lastOperations.contains { if case .insert = $0 { true } else { false } }
    }
    bench.driver.send(.focus)
    #expect(bringsElements())
    bench.driver.send(.check)
    #expect(try !bench.user.text(of: "#age-problem").isEmpty)
    #expect(!bringsElements())
    bench.driver.send(.write("77"))
    #expect(try bench.user.text(of: "#age-problem").isEmpty)
    #expect(!bringsElements())
    bench.driver.send(.focus)
    #expect(bringsElements())
    #expect(try bench.user.text(of: "Age") == "77")
  }

  @Test func `a field is called by its caption alone, and so is its control`() {
    let bench = bench(.line, Draft(), .textField("Last name"))
    #expect(bench.markup.contains(#"<label for="last-name">Last name</label>"#))
    #expect(bench.tag(with: #"id="last-name""#).contains(#"name="last-name""#))
  }

  @Test func `numbers, days and addresses have HTML's controls for them`() throws {
    let number = bench(.decimal(in: 0...9, digits: 1), Draft(), .numberField("Weight"))
    #expect(number.tag(with: #"id="weight""#).contains(#"type="number""#))
    #expect(number.tag(with: #"id="weight""#).contains(#"step="any""#))
    let day = bench(.date, Draft(), checked: .asTyped, .dateField("Day"))
    #expect(day.tag(with: #"id="day""#).contains(#"type="date""#))
    try day.user.fill("Day", with: "2027-02-28")
    #expect(day.driver.state.text == "2027-02-28")
    #expect(try day.user.text(of: "#day-problem").isEmpty)
    let address = bench(.email, Draft(), .emailField("E-mail"))
    #expect(address.tag(with: #"id="e-mail""#).contains(#"type="email""#))
    try address.user.fill("E-mail", with: "ada")
    try address.user.blur("E-mail")
    #expect(
      try address.user.text(of: "#e-mail-problem")
        == "Expected an e-mail address such as ada@example.org, found “ada”.")
  }
}
