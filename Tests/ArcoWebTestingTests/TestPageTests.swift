import Arco
import ArcoHTML
import ArcoReplay
import ArcoTesting
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct TestPageTests {
  @Test func `a component is used in one line each`() throws {
    let page = TestPage(coffee(), state: Brew())
    try page.click("More beans")
    #expect(try page.text(of: "beans dose") == "16g")
    #expect(try page.text(of: "p#total") == "Total 46")
    try page.fill("water", with: "200")
    #expect(try page.text(of: "slider", near: "water dose") == "200")
    #expect(page.text == "Coffee\n16g\nMore\n200g\nMore\nTotal 216")
    #expect(page.patches == 2)
  }

  @Test func `what was done on a page is undone, and done again on another`() throws {
    let driver = Driver(coffee().dispatcher, state: Brew())
    let recorder = driver.record()
    let history = driver.history(of: Lens(\Brew.beans))
    let page = TestPage(Page(driver, face: coffee().face))
    try page.click("More beans")
    try page.fill("water", with: "200")
    history.undo()
    #expect(page.text == "Coffee\n15g\nMore\n200g\nMore\nTotal 215")
    let again = Driver(coffee().dispatcher, state: Brew())
    let other = TestPage(Page(again, face: coffee().face))
    try again.replay(recorder.recording)
    #expect(other.text == page.text)
    try other.click("More beans")
    #expect(try other.text(of: "beans dose") == "16g")
  }

  @Test func `views that send while they are first drawn show what came of it`() throws {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let inner = counter.child(state: Itself<Int>(), input: Itself<Int>())
    let page = TestPage(
      Component(
        Dispatcher { inner },
        .placing { parts in
          let innerView = parts.place(
            inner,
            Face { count, send in
              let _ = count < 10 ? send(1) : ()
              output("\(count)", .ariaLabel("Inner"))
            })
          return parts.view { count, send in
            let _ = count < 20 ? send(3) : ()
            output("\(count)", .ariaLabel("Outer"))
            innerView
            button("+", .onClick { send(5) })
          }
        }), state: 0)
    let first = try page.text(of: "Outer")
    #expect(try page.text(of: "Inner") == first)
    #expect(Int(first) ?? 0 >= 20)
    #expect(page.patches == 0)
    try page.click("+")
    #expect(try page.text(of: "Outer") == "\((Int(first) ?? 0) + 5)")
    #expect(try page.text(of: "Inner") == page.text(of: "Outer"))
    try page.verify()
  }

  @Test func `rows are told apart by what is near`() throws {
    let page = saying { said, send in
      ul {
        for name in ["Beans", "Milk"] {
          li {
            span(name)
            button("Delete", .onClick { send(name) })
          }
        }
      }
      output(said)
    }
    try page.click("Delete", near: "Milk")
    #expect(try page.text(of: "output") == "Milk")
    #expect(throws: TestPageError.self) { try page.click("Delete", near: "Tea") }
    #expect(throws: TestPageError.self) { try page.click("Delete") }
  }

  @Test func `markup is adopted as a browser adopts it`() throws {
    let page = saying { said, _ in
      "a"
      "b & <c>"
      ""
      pre("\n  code")
      textarea(.ariaLabel("Text"), .value("\n\"quoted\" \r</textarea>"))
      svg { SVG.circle(.title("\"<&>")) }
      br()
      "\r"
    }
    try page.verify()
    #expect(try page.text(of: "Text") == "\n\"quoted\" \r</textarea>")
    page.rebuild()
    try page.verify()
  }

  @Test func `someone waits for what an effect brings`() async throws {
    let loader = Dispatcher<Void, Int, Bool>.update { count, isStart in
      count += 1
      return isStart ? .task { _, out in out.send(false) } : .none
    }
    let page = TestPage(
      Component(loader) { count, send in
        button("Load", .onClick { send(true) })
        output("\(count)")
      }, state: 0)
    try page.click("Load")
    #expect(try page.text(of: "output") == "1")
    await page.wait { $0.exists("2") }
    #expect(page.patches == 2)
  }

  @Test func `time passes for a page when the test says so`() async throws {
    let time = VirtualTime()
    let waking = Dispatcher<Void, Int, Bool>.update { count, isStart in
      count += 1
      return isStart ? .send(false, after: .seconds(60)) : .none
    }
    let page = TestPage(
      Component(waking) { count, send in
        button("Sleep", .onClick { send(true) })
        output("\(count)")
      }, state: 0, interpretation: .live.clock(time.source))
    try page.click("Sleep")
    time.jump(to: .seconds(59))
    #expect(time.alarmCount == 1)
    #expect(try page.text(of: "output") == "1")
    time.jump(to: .seconds(60))
    await page.wait { $0.exists("2") }
    #expect(time.alarmCount == 0)
  }
}
