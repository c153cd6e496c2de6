import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

private enum StepperInput: Sendable {
  case down
  case up
}

/// An input becomes a move: `(I) -> State<S, Void>`. This is what is the application's own.
@Sendable private func dispatcher(_ input: StepperInput) -> State<Int, Void> {
  switch input {
  case .down: .modify { $0 -= 1 }
  case .up: .modify { $0 += 1 }
  }
}

/// A view is a function of an immutable state and of what reports inputs: `(S, (I) -> Void) -> V`.
private func view(_ count: Int, _ handle: @escaping (StepperInput) -> Void) -> HTML {
  div {
    button("-", .onClick { handle(.down) })
    output("\(count)")
    button("+", .onClick { handle(.up) })
  }
}

/// A view that lacks its handler is a user interface: `(S) -> UI<S, V>`.
private func screen(_ count: Int) -> (@escaping (State<Int, Void>) -> Void) -> HTML {
  { handle in view(count) { handle(dispatcher($0)) } }
}

/// The same, handled by an effect of moves: what a driver explores.
private func ui(_ count: Int) -> UI<Void, Stores<Int>, HTML> {
  UI { handler in view(count) { input in handler.handle(.move(dispatcher(input))) } }
}

/// One stepper through the steps of an article on comonadic user interfaces.
@MainActor struct ComonadicArticleTests {
  /// What is shown of a view that nothing changes; its buttons can be clicked.
  private func shown(_ html: HTML) -> TestPage { TestPage(IdentityComponent(html)) }

  @Test func `first step: a view is a function of state and handler`() throws {
    var reported: [StepperInput] = []
    let page = shown(view(3) { reported.append($0) })
    try page.click("+")
    try page.click("-")
    #expect(reported == [.up, .down])
    #expect(try page.text(of: "output") == "3")
  }

  @Test func `second step: the handler is three functions in turn`() throws {
    var count = 3
    let handle: (State<Int, Void>) -> (() -> Void) = { move in
      { count = move.run(count).position }
    }
    let run: (() -> Void) -> Void = { effect in effect() }
    let page = shown(view(count) { run(handle(dispatcher($0))) })
    try page.click("+")
    try page.click("+")
    #expect(count == 5)
  }

  @Test func `third step: all user interfaces there could be are a store`() throws {
    let store = Store(0, screen)
    #expect(store.position == 0)
    var moved: [Int] = []
    let page = shown(store.peek(7)({ moved.append($0.run(7).position) }))
    #expect(try page.text(of: "output") == "7")
    try page.click("+")
    #expect(moved == [8])
    #expect(try shown(store.extract()({ _ in })).text(of: "output") == "0")
  }

  @Test func `fourth step: a state program is paired with a store`() throws {
    let up = State<Int, String> { count in (count + 1, "was \(count)") }
    let (answer, next) = pair(up, Store(4, screen)) { ($0, $1) }
    #expect(answer == "was 4")
    #expect(try shown(next({ _ in })).text(of: "output") == "5")
  }

  @Test func `fifth step: selecting is pairing with the store of all stores`() throws {
    let store = Store(4, screen)
    let selected = pair(dispatcher(.up), store.duplicate()) { _, next in next }
    #expect(try shown(selected.extract()({ _ in })).text(of: "output") == "5")
    #expect(selected.position == store.select(dispatcher(.up)).position)
  }

  @Test func `sixth step: exploring by hand is extracting, handling and selecting`() throws {
    var store = Store(0, screen)
    func explore() -> HTML {
      store.extract()({ update in store = store.select(update) })
    }
    let first = shown(explore())
    try first.click("+")
    try first.click("+")
    #expect(try shown(explore()).text(of: "output") == "2")
    try shown(explore()).click("-")
    #expect(store.position == 1)
  }

  @Test func `seventh step: exploring is what a driver does`() throws {
    let page = TestPage(Store(0, ui).explore())
    try page.click("+")
    try page.click("+")
    try page.click("-")
    #expect(try page.text(of: "output") == "1")
  }

  @Test func `eighth step: any comonad and its monad will do`() throws {
    let words = Traced { (told: [StepperInput]) in
      UI<Void, Traces<[StepperInput]>, HTML> { handler in
        view(told.count { $0 == .up }) { input in handler(.tell([input])) }
      }
    }
    let page = TestPage(words.explore())
    try page.click("+")
    try page.click("-")
    try page.click("+")
    #expect(try page.text(of: "output") == "2")
  }

  @Test func `ninth step: who carries effects out can be replaced, their type cannot`() throws {
    let slow = Store(0) { count in
      UI<Void, Stores<Int>, HTML> { handler in
        view(count) { input in
          handler(
            .callback { _, out in
              out.move { $0.move(by: dispatcher(input)) }
              out.finish()
              return .none
            })
        }
      }
    }
    let muted = TestPage(slow.explore(), interpretation: .muted)
    try muted.click("+")
    #expect(try muted.text(of: "output") == "0")
    var kept = 0
    let recorded = TestPage(slow.explore(), interpretation: .custom { _ in kept += 1 })
    try recorded.click("+")
    try recorded.click("-")
    #expect(kept == 2)
    #expect(try recorded.text(of: "output") == "0")
  }
}
