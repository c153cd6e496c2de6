import ArcoControls
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

private typealias Draft = FieldDraft<Never>

private struct Guest: Equatable, Sendable {
  var name: String
  var wishes: [String]
  var town: String
}

private struct HomeDraft: Equatable, Sendable { var town = Draft() }

private enum HomeInput: Equatable, Sendable { case town(FieldInput<Never>) }

private struct GuestDraft: Equatable, Sendable {
  var name = Draft()
  var wishes = Rows<Int, Draft>()
  var home = HomeDraft()
}

private enum GuestInput: Equatable, Sendable {
  case name(FieldInput<Never>)
  case wishes(RowsInput<FieldInput<Never>>)
  case home(HomeInput)
}

private let town = FormField(.line).part(
  state: Lens(\HomeDraft.town),
  input: Prism(HomeInput.town) { if case .town(let input) = $0 { input } else { nil } })
private let name = FormField(.line).part(
  state: Lens(\GuestDraft.name),
  input: Prism(GuestInput.name) { if case .name(let input) = $0 { input } else { nil } })
private let wishes = FormField(.line).part(
  rows: Lens(\GuestDraft.wishes),
  input: Prism(GuestInput.wishes) { if case .wishes(let input) = $0 { input } else { nil } },
  atMost: 2
) { FieldDraft(row: $0) }
private let home = DraftForm {
  town
} value: {
  $0[town]
}.part(
  state: Lens(\GuestDraft.home),
  input: Prism(GuestInput.home) { if case .home(let input) = $0 { input } else { nil } })

private let guest = DraftForm {
  name
  wishes
  home
} value: { fields in
  Guest(name: fields[name], wishes: fields[wishes], town: fields[home])
}
.submitting { _ in .send(.accepted) }

@MainActor struct FormFaceTests {
  private func bench() -> Bench<FormState<GuestDraft>, FormInput<GuestInput>> {
    let homeFace = Face<HomeDraft, HomeInput, HTML>.showing { _, _, parts in
      fieldset { parts.place(town, .textField("Town")) }
    }
    .compared()
    let face = Face<FormState<GuestDraft>, FormInput<GuestInput>, HTML>.showing {
      state, send, parts in
      form(.submits(send)) {
        if state.stage != .submitted {
          parts.place(name, .textField("Name"))
          parts.place(wishes, .textField("Wish"))
          parts.place(home, homeFace)
        }
        button("More", .type(.button), .onClick { send(.draft(.wishes(.add))) })
        submitButton("Send", state)
      }
      output("\(state.stage)", .ariaLabel("Stage"))
    }
    return Bench(guest.dispatcher, state: FormState(GuestDraft()), face: face)
  }

  @Test func `one face places the fields of a form, its rows and a form within it`() throws {
    let page = bench().user
    try page.submit("Send")
    for id in ["name", "town"] {
      #expect(try page.text(of: "#\(id)-problem") == "Something is missing here.")
    }
    try page.fill("Name", with: "Ada")
    try page.click("More")
    try page.click("More")
    try page.click("More")
    #expect(page.elements(named: "Wish").count == 2, "two rows at most")
    try page.fill("Town", with: "London")
    try page.submit("Send")
    #expect(try page.text(of: "#wish-1-problem") == "Something is missing here.")
    try page.type("tea", into: "#wish-1")
    try page.type("milk", into: "#wish-2")
    try page.submit("Send")
    #expect(try page.text(of: "Stage") == "submitted")
    #expect(!page.exists("Name"))
    try page.verify()
  }

  @Test func `a field that the face places draws alone`() throws {
    let bench = bench()
    try bench.user.submit("Send")
    let runs = bench.driver.counters.viewsRun
    bench.driver.send(.draft(.name(.write("A"))))
    // The form's own view, and the name's: not those of the town and of what is around it.
    #expect(bench.driver.counters.viewsRun == runs + 2)
    #expect(try bench.user.text(of: "Name") == "A")
  }

  @Test func `rows are added with new ids and taken out`() {
    let driver = bench().driver
    driver.send(.draft(.wishes(.add)))
    driver.send(.draft(.wishes(.add)))
    driver.send(.draft(.wishes(.row(2, .write("tea")))))
    driver.send(.draft(.wishes(.remove(1))))
    #expect(driver.state.draft.wishes.keys == [2])
    driver.send(.draft(.wishes(.add)))
    #expect(driver.state.draft.wishes.keys == [2, 3])
    #expect(driver.state.draft.wishes[id: 2]?.text == "tea")
    #expect(driver.state.draft.wishes[id: 3] == FieldDraft(row: 3))
    driver.send(.draft(.wishes(.remove(7))))
    #expect(driver.state.draft.wishes.count == 2)
  }

  @Test func `a field of another state's form stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let face = Face<FormState<GuestDraft>, FormInput<GuestInput>, HTML>.showing { _, _, parts in
        parts.place(name, .textField("Name"))
      }
      let other = Dispatcher<Void, FormState<GuestDraft>, FormInput<GuestInput>>.empty()
      _ = Bench(other, state: FormState(GuestDraft()), face: face)
    }
  }
}
