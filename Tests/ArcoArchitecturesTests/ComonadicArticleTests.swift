import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoHTML
import ArcoWeb
import Testing

private enum StepperInput: Sendable {
  case down
  case up
}

/// The steps of an article on comonadic user interfaces, each with what it is here.
@MainActor struct ComonadicArticleTests {
  /// A view is a function of an immutable state and of what reports inputs: `(S, (I) -> Void) -> V`.
  private func view(_ count: Int, _ handle: @escaping (StepperInput) -> Void) -> HTML {
    div {
      button("-", .onClick { handle(.down) })
      output("\(count)")
      button("+", .onClick { handle(.up) })
    }
  }

  /// An input becomes a move: `(I) -> Eff<State<S, Void>>`. This is what is the application's own.
  private func dispatcher(_ input: StepperInput) -> Act<Void, Stores<Int>> {
    switch input {
    case .down: .move(.modify { $0 -= 1 })
    case .up: .move(.modify { $0 += 1 })
    }
  }

  /// A view that lacks its handler is a user interface: `(S) -> UI<S, V>`.
  private func ui(_ count: Int) -> UI<Void, Stores<Int>, HTML> {
    UI { handler in view(count) { handler.handle(dispatcher($0)) } }
  }

  @Test func `first step: a view is a function of state and handler`() {
    var reported: [StepperInput] = []
    let page = TestPage(
      StoreComponent<Void, Int, StepperInput, HTML>(
        initialState: 3, dispatcher: .empty(),
        render: { count, send in view(count) { send($0) } }))
    #expect(page.text.contains("3"))
    _ = view(3) { reported.append($0) }
    #expect(reported.isEmpty)
  }

  @Test func `second step: all user interfaces there could be are a store`() {
    let store = Store(0) { "count \($0)" }
    #expect(store.extract() == "count 0")
    #expect(store.peek(7) == "count 7")
    #expect(store.position == 0)
  }

  @Test func `third step: a state program is paired with a store`() {
    let up = State<Int, String> { count in (count + 1, "was \(count)") }
    let both = pair(up, Store(4) { $0 * 10 }) { answer, view in "\(answer), shows \(view)" }
    #expect(both == "was 4, shows 50")
  }

  @Test func `fourth step: selecting is pairing with the store of all stores`() {
    let store = Store(4) { "count \($0)" }
    let up = State<Int, Void>.modify { $0 += 1 }
    let selected = pair(up, store.duplicate()) { _, next in next }
    #expect(selected.extract() == "count 5")
    #expect(selected.position == store.select(up).position)
  }

  @Test func `fifth step: exploring by hand is extracting, handling and selecting`() throws {
    var store = numbers(0)
    func explore() -> Screen<Int, Handler<Void, Stores<Int>>> {
      store.extract()(
        Handler { act in
          var present = Present(store)
          _ = act.perform(on: &present)
          store = store.at(present)
        })
    }
    let first = explore()
    first.does?(.modify { $0 += 1 })
    first.does?(.modify { $0 += 1 })
    #expect(explore().shown == 2)
  }

  @Test func `sixth step: exploring is what a driver does`() throws {
    let page = TestPage(Store(0, ui).explore())
    try page.click("+")
    try page.click("+")
    try page.click("-")
    #expect(try page.text(of: "output") == "1")
  }

  @Test func `seventh step: any comonad and its monad will do`() throws {
    let words = Traced { (told: [String]) in
      UI<Void, Traces<[String]>, HTML> { handler in
        div {
          button("Say it", .onClick { handler(.tell(["word \(told.count + 1)"])) })
          p(told.joined(separator: ", "))
        }
      }
    }
    let page = TestPage(words.explore())
    try page.click("Say it")
    try page.click("Say it")
    #expect(page.text.hasSuffix("word 1, word 2"))
  }
}
