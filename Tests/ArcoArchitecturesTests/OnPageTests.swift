import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

/// A screen that knows neither its comonad nor its number.
private func more(_ send: Send<Turn>) -> HTML { button("More", .onClick { send(.right) }) }

/// A parent that knows a number of its child, and neither its state nor its comonad.
private func titled(_ child: some ExposingProgram<Int, HTML>) -> some ProgramProtocol<HTML> {
  Program(around: child) { cups, child in
    main {
      h1("\(cups) cups")
      child
    }
  }
}

@MainActor struct OnPageTests {
  @Test func `a parent shows a value of its child's state, under any comonad`() throws {
    func texts(_ child: some ExposingProgram<Int, HTML>) throws -> [String] {
      let page = TestPage(titled(child).program)
      let before = page.text
      try page.click("More")
      try page.click("More")
      return [before, page.text]
    }
    let expected = ["0 cups\nMore", "2 cups\nMore"]
    let step: @Sendable (Turn) -> Int = { $0 == .left ? -1 : 1 }
    let store = StoreComponent(
      initialState: 0, update: { $0 += step($1) }, render: { _, send in more(send) })
    #expect(try texts(store.exposing { $0 }) == expected)
    let moore = MooreComponent(
      initialState: 0, update: { (cups: inout Int, turn: Turn) in cups += step(turn) },
      render: { _, send in more(send) })
    #expect(try texts(moore.exposing { $0.position.state }) == expected)
    let traced = TracedComponent(update: { Sum(step($0)) }, render: { _, send in more(send) })
    #expect(try texts(traced.exposing { $0.position.value }) == expected)
    let zipper = ZipperComponent(initialState: Array(0...9)) { _, send in more(send) }
    #expect(try texts(zipper.exposing { $0.position }) == expected)
  }

  @Test func `a parent that shows a value of its child keeps the parts of the child`() throws {
    let pair = DayComponent(
      StoreComponent(
        initialState: 0, update: { $0 += $1 },
        render: { count, send in button("left \(count)", .onClick { send(1) }) }),
      StoreComponent(
        initialState: 0, update: { $0 += $1 },
        render: { count, send in button("right \(count)", .onClick { send(1) }) })
    ) { left, right in
      div {
        left
        right
      }
    }
    let program = Program(around: pair.exposing { $0.first + $0.second }) { sum, view in
      main {
        h1("\(sum)")
        view
      }
    }
    let page = TestPage(program)
    try page.click("left 0")
    try page.click("right 0")
    #expect(page.text == "2\nleft 1\nright 1")
  }

  @Test func `a store runs on a page`() throws {
    let page = TestPage(
      StoreComponent(
        initialState: 0,
        dispatcher: .reduce { (count: inout Int, step: Int) in count += step },
        render: { count, send in button("\(count) cups", .onClick { send(1) }) }
      ))
    try page.click("0 cups")
    try page.click("1 cups")
    #expect(page.text == "2 cups")
  }

  @Test func `a machine runs on a page`() throws {
    let page = TestPage(
      MooreComponent(
        initialState: 1,
        update: { (total: inout Int, paid: Int) in total += paid },
        render: { total, send in
          div {
            button(
              "pay twice",
              .onClick {
                send(3)
                send(4)
              })
            p("\(total)")
          }
        }
      ))
    try page.click("pay twice")
    #expect(page.text == "pay twice\n8")
  }

  @Test func `a parent asks the child it shows typed queries, and gets answers`() throws {
    let number = Prism(Tasks.Answer.number) { if case .number(let n) = $0 { n } else { nil } }
    let list = CofreeComponent(
      answering: Tasks.self, initialState: [],
      render: { tasks, ask in
        button("\(tasks.count) tasks", .onClick { ask(.add(tasks.count)) })
      })
    let page = TestPage(
      StoreTComponent(
        initialState: 0,
        around: list,
        dispatcher: Dispatcher<Void, Both<Int, Present<Cofrees<Tasks>>>, Either<Int, Tasks.Query>>
          .reduce { page, input in
            guard case .left(let more) = input else { return }
            let talk = Free<Tasks, Tasks.Answer>.ask(.add(more)) { _ in
              .ask(.dropLast) { .done($0) }
            }
            let answer = page.second.ask(talk)
            page.first = page.second.ask(.asking(.count, number)) * (answer == .done ? 1 : 100)
          },
        render: { page, list, send in
          div {
            list
            button("How many?", .onClick { send(.left(7)) })
            output("\(page.first)")
          }
        }))
    try page.click("0 tasks")
    try page.click("1 tasks")
    #expect(try page.text(of: "output") == "0")
    try page.click("How many?")
    #expect(try page.text(of: "output") == "2")
    try page.click("2 tasks")
    #expect(page.text.contains("3 tasks"))
  }

  @Test func `a machine's effect sees the state after its input`() throws {
    let page = TestPage(
      MooreComponent(
        initialState: 1,
        update: { (total: inout Int, paid: Int) in total += paid },
        effects: { total, _ in total < 10 ? .send(total) : .none },
        render: { total, send in button("\(total)", .onClick { send(1) }) }
      ))
    try page.click("1")
    #expect(page.text == "16")
  }

  @Test func `a space of views runs on a page`() throws {
    let pages = Zipper(
      ["One", "Two"].map { title in
        { (send: Send<Bool>) in
          div {
            h1(title)
            button("on", .onClick { send(true) })
            button("back", .onClick { send(false) })
          }
        }
      })
    let page = TestPage(pages.handling(with: .moves { $0 ? .right() : .left() }))
    try page.click("on")
    #expect(page.text.hasPrefix("Two"))
    try page.click("back")
    #expect(page.text.hasPrefix("One"))
  }
}
