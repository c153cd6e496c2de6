import ArcoCore
import ArcoForms
import Testing

@MainActor struct DraftFormTests {
  private let driver: Driver<SignUpWorld, SignUpDraft, SignUpInput>

  init() {
    driver = Driver(
      ruledSignUp.dispatcher, state: .good, world: SignUpWorld(), interpretation: .muted,
      onProblem: { Issue.record("\($0.message)") })
  }

  private func value() throws(FormFaults<SignUpInput, Complaint>) -> SignUp {
    try ruledSignUp.value(of: driver.state)
  }

  private var faults: [FormFaults<SignUpInput, Complaint>.Fault] {
    do throws(FormFaults<SignUpInput, Complaint>) {
      _ = try value()
    } catch {
      return error.all
    }
    return []
  }

  @Test func `a draft that nothing is wrong with is its value`() throws {
    driver.send(.addPhone)
    driver.send(.phone(1, .write("+44 1")))
    driver.send(.hasWork(true))
    driver.send(.work(.street(.write("2 Side Street"))))
    driver.send(.work(.town(.write("Leeds"))))
    let expected = SignUp(
      name: "Ada", age: 36, email: EmailAddress(text: "ada@lovelace.example"),
      home: Home(street: "1 Main Street", town: "London"),
      work: Home(street: "2 Side Street", town: "Leeds"), phones: ["+44 1"])
    #expect(try value() == expected)
  }

  @Test func `all that is wrong is told in the order of the parts, by where the focus goes`() {
    driver.send(.addPhone)
    driver.send(.addPhone)
    driver.send(.phone(1, .write("1")))
    driver.send(.home(.town(.write(" "))))
    driver.send(.age(.write("7")))
    driver.send(.hasWork(true))
    #expect(
      faults.map(\.field) == [
        .age(.focus), .home(.town(.focus)), .work(.street(.focus)), .work(.town(.focus)),
        .phone(2, .focus),
      ])
    #expect(
      faults.first?.problem == .format(.misfit(expected: .integer(13...120), found: "7")))
    driver.send(.hasWork(false))
    driver.send(.removePhone(2))
    #expect(faults.map(\.field) == [.age(.focus), .home(.town(.focus))])
  }

  @Test func `a form is dirty while one of its fields is`() {
    #expect(!ruledSignUp.isDirty(driver.state, from: .good))
    driver.send(.home(.town(.write("Leeds"))))
    #expect(ruledSignUp.isDirty(driver.state, from: .good))
    driver.send(.home(.town(.write("London"))))
    #expect(!ruledSignUp.isDirty(driver.state, from: .good))
  }

  @Test func `fields that do not go together say so beside one of them, once it is looked at`() {
    driver.send(.hasWork(true))
    driver.send(.work(.street(.write("2 Side Street"))))
    driver.send(.work(.town(.write("Leeds"))))
    driver.send(.age(.write("14")))
    #expect(driver.state.age.problem == nil)
    #expect(faults.map(\.field) == [.age(.focus)])
    driver.send(.age(.leave))
    #expect(driver.state.age.problem == .refused(.tooYoung))
    driver.send(.age(.write("12")))
    #expect(
      driver.state.age.problem == .format(.misfit(expected: .integer(13...120), found: "12")))
    driver.send(.age(.write("14")))
    driver.send(.hasWork(false))
    #expect(driver.state.age.problem == nil)
    #expect(faults.isEmpty)
  }

  @Test func `a rule shows beside a field of a nested form, while that is there`() {
    let form = DraftForm<Void, SignUpDraft, SignUpInput, Home?, Complaint> {
      nestedHome
      nestedWork
    } value: { fields in
      fields[nestedWork]
    }
    .rule(at: nestedTown, of: nestedWork) { fields in
      guard let work = fields[ifGood: nestedWork] else { return nil }
      return work?.town == fields[ifGood: nestedHome]?.town ? .taken : nil
    }
    let driver = Driver(
      form.dispatcher, state: SignUpDraft.good, world: (), interpretation: .muted,
      onProblem: { Issue.record("\($0.message)") })
    func faults() -> [SignUpInput] {
      form.fields(of: driver.state).compactMap { field in
        field.problem == nil ? nil : field.input(.focus)
      }
    }
    driver.send(.home(.street(.leave)))
    #expect(faults().isEmpty)
    var work = driver.state
    work.work = HomeDraft(street: FieldDraft("2 Side Street"), town: FieldDraft("London"))
    let both = Driver(
      form.dispatcher, state: work, world: (), interpretation: .muted,
      onProblem: { Issue.record("\($0.message)") })
    both.send(.work(.town(.check)))
    #expect(both.state.work?.town.problem == .refused(.taken))
    #expect(form.fields(of: both.state).filter { $0.problem != nil }.count == 1)
    // The other field of the two mends it too.
    both.send(.home(.town(.write("Leeds"))))
    #expect(both.state.work?.town.problem == nil)
    #expect(form.fields(of: both.state).allSatisfy { $0.problem == nil })
  }

  @Test func `an input for a row that is gone is left alone`() {
    driver.send(.addPhone)
    driver.send(.removePhone(1))
    driver.send(.phone(1, .leave))
    #expect(faults.isEmpty)
  }
}
