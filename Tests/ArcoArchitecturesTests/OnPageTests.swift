import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoOptics
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct OnPageTests {
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
