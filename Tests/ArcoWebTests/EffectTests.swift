import Arco
import ArcoCore
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

/// An effect that stays open until somebody drops it, and tells whether it was stopped.
private final class Line: Sendable {
  private let state = Locked((outlets: [Outlet<Int, Int>](), stops: 0))

  var stops: Int { state.withLock { $0.stops } }

  func open(_ out: Outlet<Int, Int>) -> Cancellation {
    state.withLock { $0.outlets.append(out) }
    return Cancellation { self.state.withLock { $0.stops += 1 } }
  }

  func send(_ input: Int) {
    for outlet in state.withLock({ $0.outlets }) { outlet.send(input) }
  }

  func move(_ change: @escaping @Sendable (inout Int) -> Void) {
    for outlet in state.withLock({ $0.outlets }) { outlet.move(change) }
  }
}

private let listening = Dispatcher<Line, Int, Int>.update { count, input in
  count += input
  return input == 0 ? .callback { line, out in line.open(out) } : .none
}

@MainActor private func listener() -> Component<Line, Int, Int, HTML> {
  Component(listening) { count, send in
    section {
      button("listen", .onClick { send(0) })
      output("\(count)")
    }
  }
}

@MainActor struct EffectTests {
  @Test func `what an effect sends later arrives as a patch of its own`() async throws {
    let line = Line()
    let page = TestPage(Program(listener(), state: 0, world: line))
    try page.click("listen")
    #expect(page.patches == 0)
    line.send(5)
    await page.wait { $0.patches == 1 }
    #expect(try page.text(of: "output") == "5")
    line.move { $0 = 40 }
    await page.wait { $0.exists("40") }
    #expect(page.patches == 2)
  }

  @Test func `close cancels the effects, and nothing they send arrives`() async throws {
    let line = Line()
    let witness = TestPage(Program(listener(), state: 0, world: line))
    let page = TestPage(Program(listener(), state: 0, world: line))
    try page.click("listen")
    try witness.click("listen")
    line.send(1)
    await page.wait { $0.exists("1") }
    await witness.wait { $0.exists("1") }
    page.close()
    #expect(line.stops == 1)
    line.send(1)
    await witness.wait { $0.exists("2") }
    #expect(page.patches == 1)
    #expect(try page.text(of: "output") == "1")
    witness.close()
  }

  @Test func `letting go of a page cancels its effects`() throws {
    let line = Line()
    do {
      let page = TestPage(Program(listener(), state: 0, world: line))
      try page.click("listen")
      #expect(line.stops == 0)
    }
    #expect(line.stops == 1)
  }

  @Test func `a workflow of several steps shows each of them`() async throws {
    let steps = Dispatcher<Void, Int, Bool>.workflow { _ in
      [.move { $0 += 1 }, .task { _, out in out.move { $0 += 1 } }, .move { $0 += 1 }]
    }
    var shown: [Int] = []
    let page = TestPage(
      Component(steps) { count, send in
        let _ = shown.append(count)
        button("go", .onClick { send(true) })
        output("\(count)")
      }, state: 0)
    try page.click("go")
    await page.wait { $0.exists("3") }
    #expect(shown == [0, 1, 2, 3])
  }

  @Test func `an effect that answers at once joins the click's patch`() throws {
    let echo = Dispatcher<Void, Int, Int>.update { count, input in
      count += 1
      return input > 0 ? .send(input - 1) : .none
    }
    let page = TestPage(
      Component(echo) { count, send in
        button("go", .onClick { send(3) })
        output("\(count)")
      }, state: 0)
    try page.click("go")
    #expect(try page.text(of: "output") == "4")
    #expect(page.patches == 1)
  }

  @Test func `effects of a row that was removed write nothing`() async throws {
    let line = Line()
    enum Input: Sendable {
      case row(Int, Int)
      case remove
    }
    let list = Dispatcher<Line, Rows<Int, Int>, Input>.reduce { rows, input in
      if case .remove = input { rows.remove(id: 0) }
    }
    let page = TestPage(
      Program(
        Component(
          list,
          Face.placing { parts in
            let rows = parts.attach(
              listener(),
              each: Lens<Rows<Int, Int>, Rows<Int, Int>>(
                get: { $0 }, modify: { rows, body in body(&rows) }),
              input: Prism<Input, (Int, Int)>(Input.row) {
                if case .row(let id, let by) = $0 { (id, by) } else { nil }
              }, world: line)
            return parts.view { _, send in
              div(.id("rows")) { rows }
              button("remove", .onClick { send(.remove) })
            }
          }), state: Rows([(0, 0), (1, 10)]), world: line))
    try page.click("listen", near: "0")
    try page.click("listen", near: "10")
    line.send(1)
    await page.wait { $0.exists("11") }
    #expect(page.exists("1"))
    try page.click("remove")
    #expect(line.stops == 1)
    line.send(1)
    await page.wait { $0.exists("12") }
    #expect(try page.text(of: "#rows") == "listen\n12")
  }
}
