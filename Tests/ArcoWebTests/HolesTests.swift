import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

/// A flag, a counter that may be absent, and a list of where it shows.
private struct Panel: Sendable {
  var isShown = true
  var isFirst = true
  var counter = 0
  var extra: Int?
}

private enum PanelInput: Sendable {
  case toggle
  case swap
  case open
  case close
  case counter(Int)
  case extra(Int)
}

private let counting = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }

private let panel = Dispatcher<Void, Panel, PanelInput>.reduce { panel, input in
  switch input {
  case .toggle: panel.isShown.toggle()
  case .swap: panel.isFirst.toggle()
  case .open: panel.extra = 0
  case .close: panel.extra = nil
  case .counter, .extra: break
  }
}

private let counterInput = Prism(PanelInput.counter) {
  if case .counter(let by) = $0 { by } else { nil }
}
private let extraInput = Prism(PanelInput.extra) {
  if case .extra(let by) = $0 { by } else { nil }
}
private let extra = Affine<Panel, Int>(
  extract: { $0.extra },
  modifyIfPresent: { panel, body in
    guard var extra = panel.extra else { return }
    body(&extra)
    panel.extra = extra
  })

@MainActor private func counter(_ label: String) -> Component<Void, Int, Int, HTML> {
  Component(counting) { count, send in
    button("\(label) \(count)", .ariaLabel(label), .onClick { send(1) })
  }
}

@MainActor struct HolesTests {
  private func panelPage(
    @HTML.Builder _ view:
      @escaping (Panel, Send<PanelInput>, _ counter: HTML, _ extra: HTML) -> HTML
  ) -> TestPage {
    TestPage(
      Component(
        panel,
        Face.placing { parts in
          let main = parts.attach(
            counter("main"), state: Lens(\Panel.counter), input: counterInput)
          let more = parts.attach(counter("extra"), ifPresent: extra, input: extraInput)
          return parts.view { panel, send in
            view(panel, send, main, more)
            button("toggle", .onClick { send(.toggle) })
            button("swap", .onClick { send(.swap) })
            button("open", .onClick { send(.open) })
            button("close", .onClick { send(.close) })
          }
        }), state: Panel())
  }

  @Test func `an optional panel appears, works, vanishes and begins anew`() throws {
    let page = panelPage { _, _, main, more in
      h1("before")
      more
      h1("after")
    }
    #expect(!page.exists("extra"))
    try page.click("open")
    #expect(page.lastOperations.count == 1)
    #expect(page.text.hasPrefix("before\nextra 0\nafter"))
    try page.click("extra")
    #expect(page.text.hasPrefix("before\nextra 1\nafter"))
    try page.click("close")
    #expect(page.lastOperations.count == 1)
    #expect(page.text.hasPrefix("before\nafter"))
    try page.click("open")
    #expect(page.text.hasPrefix("before\nextra 0\nafter"))
    #expect(page.patches == 4)
  }

  @Test func `one case's panel gives way to another's in one patch`() throws {
    enum Screen: Sendable {
      case list(Int)
      case detail(Int)
    }
    enum Input: Sendable {
      case flip
      case list(Int)
      case detail(Int)
    }
    let screens = Dispatcher<Void, Screen, Input>.reduce { screen, input in
      guard case .flip = input else { return }
      switch screen {
      case .list(let count): screen = .detail(count * 10)
      case .detail(let count): screen = .list(count)
      }
    }
    let page = TestPage(
      Component(
        screens,
        Face.placing { parts in
          let list = parts.attach(
            counter("list"),
            ifPresent: Prism(Screen.list) { if case .list(let count) = $0 { count } else { nil } },
            input: Prism(Input.list) { if case .list(let by) = $0 { by } else { nil } })
          let detail = parts.attach(
            counter("detail"),
            ifPresent: Prism(Screen.detail) {
              if case .detail(let count) = $0 { count } else { nil }
            },
            input: Prism(Input.detail) { if case .detail(let by) = $0 { by } else { nil } })
          return parts.view { _, send in
            list
            detail
            button("flip", .onClick { send(.flip) })
          }
        }), state: .list(1))
    try page.click("list")
    try page.click("flip")
    #expect(page.patches == 2)
    #expect(page.lastOperations.count == 2)
    #expect(page.text == "detail 20\nflip")
    try page.click("detail")
    try page.click("flip")
    #expect(page.text == "list 21\nflip")
  }

  @Test func `a parent that draws again keeps its children's nodes`() throws {
    let page = panelPage { panel, _, main, _ in
      p("\(panel.isFirst)")
      main
    }
    try page.click("main")
    try page.click("swap")
    #expect(page.lastOperations.count == 1)
    try page.click("main")
    #expect(try page.text(of: "main") == "main 2")
  }

  @Test func `a child that the parent hides and shows again is as current as if it had shown`()
    throws
  {
    let page = panelPage { panel, send, main, more in
      if panel.isShown {
        section {
          main
          more
        }
      }
      button("send", .onClick { send(.counter(1)) })
      button("send extra", .onClick { send(.extra(1)) })
    }
    try page.click("open")
    try page.click("toggle")
    #expect(!page.exists("main"))
    #expect(!page.exists("extra"))
    let before = page.patches
    try page.click("send")
    try page.click("send extra")
    #expect(page.patches == before)
    try page.click("toggle")
    #expect(try page.text(of: "main") == "main 1")
    #expect(try page.text(of: "extra") == "extra 1")
    try page.click("main")
    try page.click("extra")
    #expect(try page.text(of: "section") == "main 2\nextra 2")
    try page.click("toggle")
    try page.click("close")
    try page.click("toggle")
    #expect(try page.text(of: "section") == "main 2")
    try page.click("open")
    #expect(try page.text(of: "section") == "main 2\nextra 0")
  }

  @Test func `a child moves between two places of its parent`() throws {
    let page = panelPage { panel, _, main, more in
      section(.id("a")) { if panel.isFirst { main } else { more } }
      section(.id("b")) { if panel.isFirst { more } else { main } }
    }
    try page.click("open")
    for _ in 1...3 {
      try page.click("main")
      try page.click("extra")
      try page.click("swap")
    }
    #expect(try page.text(of: "#a") == "extra 3")
    #expect(try page.text(of: "#b") == "main 3")
  }

  @Test func `empty slots between texts keep their place`() throws {
    let page = panelPage { panel, _, main, more in
      p(.id("line")) {
        "a"
        more
        "b"
        if panel.isShown { main }
        ""
        "c"
      }
    }
    #expect(try page.text(of: "#line") == "ab\nmain 0\nc")
    try page.click("open")
    #expect(try page.text(of: "#line") == "a\nextra 0\nb\nmain 0\nc")
    try page.click("toggle")
    #expect(try page.text(of: "#line") == "a\nextra 0\nbc")
    try page.click("close")
    #expect(try page.text(of: "#line") == "abc")
    page.adoptAgain()
    try page.click("open")
    #expect(try page.text(of: "#line") == "a\nextra 0\nbc")
  }

  @Test func `a child's view may be nothing, and begins in its place`() throws {
    let hidden = Component<Void, Int, Int, HTML>(counting) { count, send in
      if count > 0 { button("child \(count)", .onClick { send(-1) }) }
    }
    let page = TestPage(
      Component(
        panel,
        Face.placing { parts in
          let main = parts.attach(hidden, state: Lens(\Panel.counter), input: counterInput)
          return parts.view { _, send in
            p("before")
            main
            button("after", .onClick { send(.counter(1)) })
          }
        }), state: Panel())
    try page.click("after")
    try page.click("after")
    #expect(page.text == "before\nchild 2\nafter")
    try page.click("child 2")
    try page.click("child 1")
    #expect(page.text == "before\nafter")
    try page.click("after")
    #expect(page.text == "before\nchild 1\nafter")
  }

  @Test func `slots nest three deep`() throws {
    func nest(_ depth: Int) -> Component<Void, Int, Int, HTML> {
      Component(
        counting,
        Face.placing { parts in
          let inner =
            depth == 0
            ? HTML.empty
            : parts.attach(
              nest(depth - 1),
              state: Lens<Int, Int>(get: { $0 }, modify: { whole, body in body(&whole) }),
              input: Prism<Int, Int>(extract: { $0 }, embed: { $0 }))
          return parts.view { count, send in
            inner
            button("level \(depth): \(count)", .ariaLabel("level \(depth)"), .onClick { send(1) })
          }
        })
    }
    let page = TestPage(nest(3), state: 0)
    try page.click("level 3")
    // Every level counts an input once.
    #expect(page.text == "level 0: 4\nlevel 1: 4\nlevel 2: 4\nlevel 3: 4")
    try page.click("level 0")
    #expect(page.text == "level 0: 8\nlevel 1: 8\nlevel 2: 8\nlevel 3: 8")
    #expect(page.patches == 2)
    page.rebuild()
    try page.click("level 1")
    #expect(page.text == "level 0: 12\nlevel 1: 12\nlevel 2: 12\nlevel 3: 12")
  }

  @Test func `local state is the instance's own`() throws {
    let page = TestPage(
      Component(
        todosBehaviour,
        Face.placing { parts in
          let rows = parts.place(
            todoRows,
            Face.placing { parts in
              let isOpen = parts.local(
                false, Dispatcher<Void, Bool, Void>.reduce { isOpen, _ in isOpen.toggle() })
              let count = parts.local(0, counter("count"))
              return parts.view { todo, _ in
                li {
                  button(todo.title, .onClick { isOpen.send(()) })
                  if isOpen.state { span("open") }
                  count
                }
              }
            })
          return parts.view { _, send in
            ul { rows }
            button("move", .onClick { send(.move(0, to: 2)) })
            button("remove", .onClick { send(.remove(0)) })
          }
        }), state: .numbered(3))
    try page.click("todo 0")
    #expect(page.lastOperations.count == 1)
    try page.click("count", near: "todo 0")
    try page.click("count", near: "todo 1")
    try page.click("count", near: "todo 1")
    #expect(page.patches == 4)
    try page.click("move")
    #expect(
      try page.text(of: "ul")
        == "todo 1\ncount 2\ntodo 2\ncount 0\ntodo 0\nopen\ncount 1")
    try page.click("todo 0")
    #expect(!page.exists("open"))
    try page.click("remove")
    #expect(try page.text(of: "ul") == "todo 1\ncount 2\ntodo 2\ncount 0")
  }
}
