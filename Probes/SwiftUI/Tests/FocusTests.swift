import Arco
import ArcoSwiftUI
import ArcoTesting
import SwiftUI
import Testing

@MainActor struct FocusTests {
  enum Field: Hashable, Sendable {
    case name
    case mail
    case locked
  }

  struct Form: Sendable {
    var focus: Field? = .name
    var name = ""
    var heard: [Field?] = []
  }

  enum FormInput: Sendable {
    case focus(Field?)
    case name(String)
    case next
  }

  static let form = Dispatcher<Void, Form, FormInput>.reduce { form, input in
    switch input {
    case .focus(let field):
      form.heard.append(field)
      if field != .locked { form.focus = field }
    case .name(let name): form.name = name
    case .next: form.focus = .mail
    }
  }

  func face() -> Face<Form, FormInput, ViewContent> {
    .placing { parts in
      let focus = parts.focus(on: { $0.focus }, FormInput.focus)
      return parts.view { form, send in
        FocusReader(focus) { focused in
          TextField("Name", text: send.binding(form.name, FormInput.name))
            .focused(focused, equals: .name)
          TextField("Mail", text: send.binding("") { _ in .next })
            .focused(focused, equals: .mail)
          TextField("Locked", text: send.binding("") { _ in .next })
            .focused(focused, equals: .locked)
        }
      }
    }
  }

  let time = VirtualTime()

  func shown(
    focusRefusal: Int? = nil
  ) -> (ComponentModel<Void, Form, FormInput, ViewContent>, Screen) {
    let model = ComponentModel(
      Component(Self.form, face()), state: Form(), interpretation: .live.clock(time.source))
    return (model, Screen(ComponentView(model), focusRefusal: focusRefusal))
  }

  /// Lets a second pass, with all looks of the view at the focus.
  func passSecond(_ screen: Screen) async {
    let end = time.now + .seconds(1)
    await screen.turn()
    while let next = time.next, next <= end {
      time.jump(to: next)
      await screen.turn()
    }
  }

  @Test func `the field that the state begins with has the focus, and nothing is sent`() {
    let (model, screen) = shown()
    #expect(screen.focused == "Name")
    #expect(model.state.heard.isEmpty)
  }

  @Test func `an input moves the focus, and nothing is sent back`() {
    let (model, screen) = shown()
    model.send(.next)
    screen.settle()
    #expect(screen.focused == "Mail")
    #expect(model.state.heard.isEmpty)
  }

  @Test func `an input moves the focus in a view of another part`() {
    let face = Face<Form, FormInput, ViewContent>.placing { parts in
      let focus = parts.focus(on: { $0.focus }, FormInput.focus)
      return parts.view(of: Lens(\Form.name)) { name, send in
        FocusReader(focus) { focused in
          TextField("Name", text: send.binding(name, FormInput.name))
            .focused(focused, equals: .name)
          TextField("Mail", text: send.binding("") { _ in .next })
            .focused(focused, equals: .mail)
        }
      }
    }
    let model = ComponentModel(Component(Self.form, face), state: Form())
    let screen = Screen(ComponentView(model))
    #expect(screen.focused == "Name")
    model.send(.next)
    screen.settle()
    #expect(screen.focused == "Mail")
    #expect(model.state.heard.isEmpty)
  }

  @Test func `a person who moves the focus sends one input`() {
    let (model, screen) = shown()
    screen.focus("Mail")
    #expect(screen.focused == "Mail")
    #expect(model.state.focus == .mail)
    #expect(model.state.heard == [.mail])
  }

  @Test func `the focus goes back where the state does not let it go`() {
    let (model, screen) = shown()
    screen.focus("Locked")
    #expect(screen.focused == "Name")
    #expect(model.state.heard == [.locked])
  }

  @Test func `a focus that SwiftUI refuses at first is asked for again, and nothing is sent`() async
  {
    let (model, screen) = shown(focusRefusal: 0)
    #expect(screen.focused == nil)
    await screen.turn()
    #expect(screen.focused == "Name")
    #expect(model.state.focus == .name)
    #expect(model.state.heard.isEmpty)
  }

  @Test func `a focus that SwiftUI takes back two turns later is asked for again, too`() async {
    let (model, screen) = shown(focusRefusal: 2)
    #expect(screen.focused == "Name")
    await screen.turn()
    await screen.turn()
    #expect(screen.focused == nil)
    await screen.turn()
    await screen.turn()
    #expect(model.state.heard.isEmpty)
    time.jump(to: .milliseconds(100))
    await screen.turn()
    #expect(screen.focused == "Name")
    await passSecond(screen)
    #expect(screen.focused == "Name")
    #expect(model.state.heard.isEmpty)
  }

  @Test func `a person who moves on after a request and leaves the fields is heard at once`() async
  {
    let (model, screen) = shown()
    screen.focus("Mail")
    screen.leaveFields()
    await screen.turn()
    #expect(model.state.heard == [.mail, nil])
    await passSecond(screen)
    #expect(model.state.heard == [.mail, nil])
    #expect(screen.focused == nil)
  }

  /// Two fields whose focus no input moves. They can be folded away.
  func folding() -> Face<Form, FormInput, ViewContent> {
    .placing { parts in
      let isFolded = parts.local(false)
      return parts.view { form, send in
        Button("Fold") { isFolded.modify { $0.toggle() } }
        if !isFolded.state {
          FocusReader(startingAt: Field.name) { focused in
            TextField("Name", text: send.binding(form.name, FormInput.name))
              .focused(focused, equals: .name)
              .onSubmit { focused.wrappedValue = .mail }
            TextField("Mail", text: send.binding("") { _ in .next })
              .focused(focused, equals: .mail)
          }
        }
      }
    }
  }

  @Test func `a field that appears gets the focus, and a person may move it, without an input`()
    async
  {
    let model = ComponentModel(Component(Self.form, folding()), state: Form(focus: nil))
    let screen = Screen(ComponentView(model))
    #expect(screen.focused == "Name")
    screen.type("A", into: "Name")
    screen.focus("Mail")
    #expect(screen.focused == "Mail")
    await screen.turn()
    screen.leaveFields()
    await screen.turn()
    #expect(screen.focused == nil)
    screen.press("Fold")
    screen.press("Fold")
    #expect(screen.focused == "Name")
    #expect(model.state.heard.isEmpty)
  }

  @Test func `a view that stores the focus moves it by its binding, and asks again when refused`()
    async
  {
    let model = ComponentModel(Component(Self.form, folding()), state: Form(focus: nil))
    let screen = Screen(ComponentView(model), focusRefusal: 0)
    #expect(screen.focused == nil)
    await screen.turn()
    #expect(screen.focused == "Name")
    screen.submit("Name")
    #expect(screen.focused == "Mail")
    await screen.turn()
    #expect(screen.focused == "Mail")
    #expect(model.state.heard.isEmpty)
  }

  @Test func `a person who leaves the fields sends one input`() async {
    let (model, screen) = shown()
    await passSecond(screen)
    screen.leaveFields()
    #expect(model.state.heard.isEmpty)
    await screen.turn()
    #expect(model.state.heard == [nil])
    #expect(screen.focused == nil)
  }
}
