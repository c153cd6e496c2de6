import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct PageTests {
  private func counter(
    @HTML.Builder _ view: @escaping (Int, Send<Int>) -> HTML
  ) -> Page {
    Page(Program(Component(.reduce { $0 += $1 }, view: view), state: 0))
  }

  @Test func `a click changes the text it changes and nothing else`() throws {
    let page = counter { count, send in
      p("Count: \(count)")
      button("+", .onClick { send(1) })
    }
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("Count: 0"))
    var patches: [[UInt8]] = []
    page.onPatch = { patches.append($0) }
    #expect(page.receive(Event(node: 3, kind: .click)) == nil)
    #expect(patches.count == 1)
    let patch = try #require(patches.first)
    #expect(patch.count == 1 + 3 + "Count: 1".utf8.count)
  }

  @Test func `a view that sends while it is first drawn is painted with what came of it`() {
    let page = counter { count, send in
      let _ = count < 10 ? send(1) : ()
      output("\(count)")
      button("+", .onClick { send(5) })
    }
    var patches = 0
    page.onPatch = { _ in patches += 1 }
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("<output>10</output>"))
    #expect(patches == 0)
    #expect(page.receive(Event(node: 3, kind: .click)) == nil)
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("<output>15</output>"))
    #expect(patches == 1)
  }

  @Test func `an event that the page does not offer is refused, and the page goes on`() {
    let page = counter { count, send in
      output("\(count)")
      if count == 0 { button("+", .onClick { send(1) }) }
      button("again", .onClick { send(1) })
    }
    #expect(page.receive(Event(node: 1, kind: .click)) == .notOffered)
    #expect(page.receive(Event(node: 2, kind: .click)) == .notOffered)
    #expect(page.receive(Event(node: 3, kind: .doubleClick)) == .notOffered)
    #expect(page.receive(Event(node: 0, kind: .click)) == .gone)
    #expect(page.receive(Event(node: 99, kind: .click)) == .gone)
    #expect(page.receive(Event(node: 3, kind: .click, payload: .key(.enter))) == .malformed)
    #expect(page.receive(Event(node: 3, kind: .click)) == nil)
    #expect(page.receive(Event(node: 3, kind: .click)) == .gone)
    #expect(page.receive(Event(node: 5, kind: .click)) == nil)
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("<output>2</output>"))
  }

  @Test func `an element keeps its number, and its handler is the newest`() {
    let page = counter { count, send in
      output("\(count)")
      button("double", .onClick { send(max(count, 1)) })
    }
    for _ in 1...5 { #expect(page.receive(Event(node: 3, kind: .click)) == nil) }
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("<output>16</output>"))
  }

  @Test func `a handler that comes or goes with a render is offered or not`() {
    let page = counter { count, send in
      button("once", .when(count == 0, .onClick { send(1) }))
      button("then", .when(count == 1, .onClick { send(1) }))
    }
    #expect(page.receive(Event(node: 3, kind: .click)) == .notOffered)
    #expect(page.receive(Event(node: 1, kind: .click)) == nil)
    #expect(page.receive(Event(node: 1, kind: .click)) == .notOffered)
    #expect(page.receive(Event(node: 3, kind: .click)) == nil)
  }

  @Test func `two sends of one handler make one patch, and both count`() throws {
    let page = TestPage(
      counter { count, send in
        output("\(count)")
        button(
          "+",
          .onClick {
            send(1)
            send(10)
          })
      })
    try page.click("+")
    #expect(try page.text(of: "output") == "11")
    #expect(page.patches == 1)
  }

  @Test func `a second rebuild keeps the numbers of what is shown until one of them is`() {
    let page = counter { count, send in
      if count.isMultiple(of: 2) { p { b("even") } } else { p("odd") }
      button("+", .onClick { send(1) })
      output("\(count)")
    }
    // Whoever clicks sees the page from before both rebuilds, in which the button is the fourth.
    _ = page.receive(Event(node: 4, kind: .click))
    _ = page.rebuild()
    #expect(page.receive(Event(node: 4, kind: .click), by: .former) == nil)
    _ = page.rebuild()
    #expect(page.receive(Event(node: 4, kind: .click), by: .former) == nil)
    #expect(page.receive(Event(node: 3, kind: .click), by: .former) == .gone)
    #expect(String(decoding: page.markup(), as: UTF8.self).contains("<output>3</output>"))
    page.forgetFormerNumbers()
    #expect(page.receive(Event(node: 4, kind: .click), by: .former) == .gone)
  }

  @Test func `an input that changes nothing makes no patch`() throws {
    let page = TestPage(counter { count, send in button("+", .onClick { send(0) }) })
    try page.click("+")
    #expect(page.patches == 0)
  }

  private struct Tens: Sendable {
    var left = 0
    var right = 0
  }

  private enum TensInput: Sendable {
    case left(Int)
    case right(Int)
  }

  /// What an input costs, and what it makes of the page.
  private struct Cost: Equatable {
    var nodesVisited = 0
    var viewsRun = 0
    var patches: [[UInt8]] = []
  }

  /// Two counters that show how many tens they have; what each of some inputs costs.
  private func costs(of inputs: [TensInput]) -> [Cost] {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let left = counter.child(
      state: Lens(\Tens.left),
      input: Prism(TensInput.left) { if case .left(let count) = $0 { count } else { nil } })
    let right = counter.child(
      state: Lens(\Tens.right),
      input: Prism(TensInput.right) { if case .right(let count) = $0 { count } else { nil } })
    let driver = Driver(
      Dispatcher<Void, Tens, TensInput> {
        left
        right
      }, state: Tens())
    let tens = Face<Int, Int, HTML> { count, send in
      button("\(count / 10)", .title("\(count / 100)"), .onClick { send(count) })
    }
    let page = Page(
      driver,
      face: Face.placing { parts in
        let (left, right) = (parts.place(left, tens), parts.place(right, tens))
        return parts.view { _, _ in
          left
          right
        }
      })
    var cost = Cost()
    page.onPatch = { cost.patches.append($0) }
    return inputs.map { input in
      let before = driver.counters
      cost = Cost()
      driver.send(input)
      cost.nodesVisited = driver.counters.nodesVisited - before.nodesVisited
      cost.viewsRun = driver.counters.viewsRun - before.viewsRun
      return cost
    }
  }

  @Test func `a run that gives the same values makes no patch and leaves nothing to draw`() {
    let costs = costs(of: [.left(1), .right(1), .left(1), .right(10)])
    #expect(costs[0].viewsRun > 0)
    #expect(costs.map(\.patches.count) == [0, 0, 0, 1])
    // Nothing of the left side is visited again when the right side changes, and nothing of it is sent.
    #expect(costs[1] == self.costs(of: [.right(1)])[0])
    #expect(costs[2] == costs[0])
    #expect(costs[3] == self.costs(of: [.right(11)])[0])
  }

  @Test func `what is typed and refused is corrected in the same patch`() throws {
    let digits = Dispatcher<Void, String, String>.reduce { text, typed in
      if typed.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { text = typed }
    }
    let page = TestPage(
      Component(digits) { text, send in
        input(.ariaLabel("Year"), .value(text), .onInput { send($0) })
        output(text)
      }, state: "")
    try page.type("19x7", into: "Year")
    #expect(try page.text(of: "Year") == "197")
    #expect(page.patches == 4)
    #expect(try page.text(of: "output") == "197")
    try page.fill("Year", with: "no")
    #expect(try page.text(of: "Year") == "197")
    #expect(page.patches == 5)
  }

  @Test func `what is typed is corrected where the handler sends nothing at all`() throws {
    let page = TestPage(
      counter { count, send in input(.ariaLabel("Name"), .value("fixed"), .onInput { _ in }) })
    try page.fill("Name", with: "other")
    #expect(try page.text(of: "Name") == "fixed")
    #expect(page.lastOperations.count == 1)
  }

  @Test func `a choice of options without values is corrected`() throws {
    let page = TestPage(
      counter { count, send in
        select(.ariaLabel("Size"), .onChange { _ in }) {
          option("Small", .selected(true))
          option("Very  large", .selected(false))
        }
      })
    try page.choose("Very large", in: "Size")
    #expect(try page.text(of: "Size") == "Small")
  }

  @Test func `a handler may send to an element that is gone after it`() throws {
    let page = TestPage(
      counter { count, send in
        if count < 2 {
          input(
            .ariaLabel("Name"), .value("x"),
            .onInput { _ in
              send(1)
              send(1)
            })
        }
        output("\(count)")
      })
    try page.fill("Name", with: "xy")
    #expect(try page.text(of: "output") == "2")
    #expect(!page.exists("Name"))
  }

  @Test func `two pages of one component are apart`() throws {
    let component = coffee()
    let one = TestPage(component, state: Brew())
    let other = TestPage(component, state: Brew())
    try one.click("More beans")
    #expect(try one.text(of: "beans dose") == "16g")
    #expect(try other.text(of: "beans dose") == "15g")
    #expect(other.patches == 0)
  }

  @Test func `a click that changes child and parent makes one patch`() throws {
    let page = TestPage(coffee(), state: Brew())
    try page.click("More water")
    #expect(page.patches == 1)
    // The dose, the slider and the total.
    #expect(page.lastOperations.count == 3)
    #expect(try page.text(of: "p#total") == "Total 46")
  }

  @Test func `nothing is handled after close`() throws {
    var states: [Int] = []
    let page = TestPage(
      counter { count, send in
        let _ = states.append(count)
        button("+", .onClick { send(1) })
      })
    try page.click("+")
    page.close()
    try page.click("+")
    #expect(states == [0, 1])
    #expect(page.patches == 0)
  }
}
