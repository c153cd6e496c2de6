import ArcoCore
import ArcoForms
import ArcoTesting
import Testing

@MainActor struct FieldTests {
  private typealias Field = FormField<Void, Int, Complaint>

  private func driver(
    _ timing: FieldTiming, _ draft: FieldDraft<Complaint> = FieldDraft()
  ) -> Driver<Void, FieldDraft<Complaint>, FieldInput<Complaint>> {
    Driver(Field(.integer(in: 13...120), checked: timing).dispatcher, state: draft)
  }

  private let seven = FieldProblem<Complaint>.format(
    .misfit(expected: .integer(13...120), found: "7"))

  @Test func `a field says nothing while somebody writes, and what is wrong when they leave`() {
    let field = driver(.onLeave)
    field.send(.write("7"))
    #expect(field.state.problem == nil)
    #expect(!field.state.isTouched)
    field.send(.leave)
    #expect(field.state.problem == seven)
    #expect(field.state.isTouched)
  }

  @Test func `what shows as wrong goes as soon as it is mended, and comes back at once`() {
    let field = driver(.onLeave)
    field.send(.write("7"))
    field.send(.leave)
    field.send(.write("77"))
    #expect(field.state.problem == nil)
    field.send(.write("7"))
    #expect(field.state.problem == seven)
  }

  @Test func `a field that is left as it began says nothing`() {
    let field = driver(.onLeave)
    field.send(.leave)
    #expect(field.state.problem == nil)
    #expect(field.state.isTouched)
    field.send(.check)
    #expect(field.state.problem == .format(.missing))
  }

  @Test func `a field that is looked at when submitted says nothing before`() {
    let field = driver(.onSubmit)
    field.send(.write("7"))
    field.send(.leave)
    #expect(field.state.problem == nil)
    field.send(.check)
    #expect(field.state.problem == seven)
  }

  @Test func `a field that is looked at as it is typed says so with each change`() {
    let field = driver(.asTyped)
    field.send(.write("7"))
    #expect(field.state.problem == seven)
    field.send(.write("77"))
    #expect(field.state.problem == nil)
  }

  @Test func `a field is dirty while it says something else than at first, byte by byte`() {
    let field = driver(.onLeave, FieldDraft("e\u{301}"))
    #expect(!field.state.isDirty)
    field.send(.write("é"))
    #expect(field.state.isDirty)
    field.send(.write("e\u{301}"))
    #expect(!field.state.isDirty)
  }

  @Test func `a field that is refused says so until something else is written`() {
    let field = driver(.onLeave, FieldDraft("36"))
    field.send(.refuse(.tooYoung))
    #expect(field.state.problem == .refused(.tooYoung))
    field.send(.leave)
    field.send(.write("36"))
    #expect(field.state.problem == .refused(.tooYoung))
    field.send(.write("37"))
    #expect(field.state.problem == nil)
  }

  @Test func `a reset brings everything back`() {
    let field = driver(.onLeave, FieldDraft("36", row: 4))
    for input in [FieldInput<Complaint>.write("7"), .leave, .refuse(.taken)] {
      field.send(input)
    }
    field.send(.reset)
    #expect(field.state == FieldDraft("36", row: 4))
  }

  @Test func `an answer that nobody asked for changes nothing`() {
    let field = driver(.onLeave, FieldDraft("36"))
    field.send(.answer(.taken))
    #expect(field.state == FieldDraft("36"))
  }
}
