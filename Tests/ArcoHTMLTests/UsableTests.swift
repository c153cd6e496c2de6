import ArcoHTML
import Testing

/// Events that no browser reports, since what they would come from cannot be used.
@Suite struct UsableTests {
  private let typed = EventPayload.input(text: "x", checked: true)

  @Test func `a disabled control's handlers are refused, each of them`() {
    let fail = { _ = Issue.record("it ran") }
    let page = Page(
      .list([
        button("a", .disabled(), .onClick { fail() }),
        input(
          .disabled(), .onInput { _ in fail() }, .onChange { _ in fail() }, .onFocus { fail() },
          .onKeyDown { _ in fail() }),
        select(.disabled(), .onChange { _ in fail() }),
        textarea(.disabled(), .onInput { _ in fail() }),
        input(.type(.checkbox), .disabled(), .onToggle { _ in fail() }),
      ]))
    #expect(page.report(.click, at: "button") == .notOffered)
    #expect(page.report(.input, typed, at: "input") == .notOffered)
    #expect(page.report(.change, typed, at: "input") == .notOffered)
    #expect(page.report(.focus, at: "input") == .notOffered)
    #expect(page.report(.keyDown, .key(.enter), at: "input") == .notOffered)
    #expect(page.report(.change, typed, at: "select") == .notOffered)
    #expect(page.report(.input, typed, at: "textarea") == .notOffered)
    let box = page.document.handle(
      Event(node: page.dom.count, kind: .change, payload: typed))
    #expect(box == .notOffered)
  }

  @Test func `a field that is disabled while it has the focus tells that it lost it`() {
    var blurs = 0
    let page = Page(fieldset(.disabled()) { input(.disabled(), .onBlur { blurs += 1 }) })
    #expect(page.report(.blur, at: "input") == nil)
    #expect(blurs == 1)
  }

  @Test func `what is disabled stays so while others come and go beside it`() throws {
    func rows(_ count: Int, _ isOff: Bool) -> HTML {
      .list(
        (0..<count).map { _ in
          fieldset(.disabled(false), .class("row")) { button("x", .onClick {}) }
        }
          + [fieldset(.disabled(isOff)) { input(.onInput { _ in }) }])
    }
    let page = Page(rows(40, true))
    for (count, isOff) in [(40, false), (3, true), (0, true), (60, false), (60, true), (1, true)] {
      try page.show(rows(count, isOff))
      #expect(page.report(.input, typed, at: "input") == (isOff ? .notOffered : nil))
      if count > 0 { #expect(page.report(.click, at: "button") == nil) }
    }
  }

  @Test func `what is not a control cannot be disabled`() {
    var clicks = 0
    let page = Page(div(.disabled(), .onClick { clicks += 1 }))
    #expect(page.report(.click, at: "div") == nil)
    #expect(clicks == 1)
  }

  @Test func `a fieldset disables the controls in it, but not those of its first legend`() {
    var log: [String] = []
    func note(_ name: String) -> Attribute { .onClick { log.append(name) } }
    let page = Page(
      fieldset(.disabled(), note("fieldset")) {
        p { button("no", note("before")) }
        legend { label { input(.type(.button), note("first legend")) } }
        legend { select(note("second legend")) }
        div(note("text")) { a("link", note("link")) }
      })
    for name in ["fieldset", "button", "select"] {
      #expect(page.report(.click, at: name) == .notOffered)
    }
    for name in ["input", "div", "a"] { #expect(page.report(.click, at: name) == nil) }
    #expect(log == ["first legend", "text", "link"])
  }

  @Test func `fieldsets in fieldsets count by themselves`() {
    func nested(_ outer: Bool, _ inner: Bool) -> HTML {
      fieldset(.disabled(outer)) {
        legend { fieldset(.disabled(inner)) { button("+", .onClick {}) } }
      }
    }
    #expect(Page(nested(true, false)).report(.click, at: "button") == nil)
    #expect(Page(nested(false, true)).report(.click, at: "button") == .notOffered)
  }

  @Test func `what is inert is refused whatever it is`() {
    let page = Page(
      div(.inert()) {
        p(.onClick { Issue.record("it ran") }) { "text" }
        form(.onSubmit { Issue.record("it ran") })
      })
    #expect(page.report(.click, at: "p") == .notOffered)
    #expect(page.report(.submit, .fields(Submission()), at: "form") == .notOffered)
  }

  @Test func `what can be used changes with the view`() throws {
    var clicks = 0
    func view(disabled: Bool, inert: Bool = false, row: Int = 0) -> HTML {
      div(.inert(inert)) {
        keyed([row], id: { $0 }) { _ in
          fieldset(.disabled(disabled)) { button("+", .onClick { clicks += 1 }) }
        }
      }
    }
    let page = Page(view(disabled: true))
    #expect(page.report(.click, at: "button") == .notOffered)
    try page.show(view(disabled: false))
    #expect(page.report(.click, at: "button") == nil)
    try page.show(view(disabled: false, inert: true))
    #expect(page.report(.click, at: "button") == .notOffered)
    try page.show(view(disabled: true, row: 1))
    #expect(page.report(.click, at: "button") == .notOffered)
    try page.patch { page.document.rebuild(into: &$0) }
    #expect(page.report(.click, at: "button") == .notOffered)
    try page.show(view(disabled: false, row: 2))
    #expect(page.report(.click, at: "button") == nil)
    #expect(clicks == 2)
  }

  @Test(arguments: [InputType.text, .number, .date, .email, .password])
  func `a read-only field takes keys and focus, and no change`(type: InputType) {
    let page = Page(
      input(
        .type(type), .readonly(), .onInput { _ in }, .onChange { _ in }, .onFocus {},
        .onKeyDown { _ in }))
    #expect(page.report(.input, typed, at: "input") == .notOffered)
    #expect(page.report(.change, typed, at: "input") == .notOffered)
    #expect(page.report(.focus, at: "input") == nil)
    #expect(page.report(.keyDown, .key(.enter), at: "input") == nil)
  }

  @Test(arguments: [(InputType.checkbox, "on"), (.radio, "on"), (.range, "7"), (.color, "#00ff00")])
  func `boxes, sliders and colours cannot be read-only`(type: InputType, text: String) {
    let page = Page(input(.type(type), .readonly(), .onInput { _ in }))
    #expect(page.report(.input, .input(text: text, checked: true), at: "input") == nil)
  }

  @Test func `what was typed in a field that is disabled meanwhile is put back`() throws {
    let page = Page(input(.value("a"), .disabled(), .onInput { _ in }))
    #expect(page.report(.input, .input(text: "ab", checked: false), at: "input") == .notOffered)
    #expect(try page.settle() == [.setLive(node: 1, .value, "a")])
  }

  @Test func `a form is submitted by a button that works, or without any`() {
    func submit(@HTML.Builder _ buttons: () -> HTML) -> EventRefusal? {
      let page = Page(
        div {
          form(.id("it"), .onSubmit {}) { buttons() }
          button("out", .form("it"), .disabled())
        })
      return page.report(.submit, .fields(Submission()), at: "form")
    }
    #expect(submit { input(.name("a")) } == .notOffered)
    #expect(submit { button("go") } == nil)
    #expect(submit { button("go", .disabled()) } == .notOffered)
    #expect(submit { fieldset(.disabled()) { input(.type(.submit)) } } == .notOffered)
    #expect(submit { fieldset(.disabled()) { legend { button("go") } } } == nil)
    #expect(submit { div(.inert()) { p { button("go") } } } == .notOffered)
    #expect(submit { button("go", .inert()) } == .notOffered)
    #expect(submit { HTML.list([button("no", .disabled()), button("go")]) } == nil)
    #expect(submit { button("other", .form("elsewhere")) } == .notOffered)
    let bare = Page(form(.onSubmit {}) { button("no", .type(.button), .disabled()) })
    #expect(bare.report(.submit, .fields(Submission()), at: "form") == nil)
  }
}
