import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoWeb
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
        initial: 1,
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

  @Test func `a machine's effect sees the state after its input`() throws {
    let page = TestPage(
      MooreComponent(
        initial: 1,
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
