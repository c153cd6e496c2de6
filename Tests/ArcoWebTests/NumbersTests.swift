import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

/// Numbers of nodes are never reused, and run out.
@MainActor struct NumbersTests {
  private func page(most: Int?) -> Page {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let page = Page(
      Program(
        Component(counter) { count, send in
          button("Count", .onClick { send(1) })
          if count.isMultiple(of: 2) { p { b("even") } } else { p("odd \(count)") }
          input(.ariaLabel("Name"), .onInput { _ in send(2) })
        }, state: 0))
    page.mostNumbers = most
    return page
  }

  private func isRenumbering(_ operation: ArcoHTML.Operation) -> Bool {
    if case .renumber = operation { true } else { false }
  }

  @Test func `a page whose numbers run out goes on with small ones`() throws {
    let page = page(most: 20)
    let test = TestPage(page)
    var renumberings = 0
    for count in 1...100 {
      try test.click("Count")
      renumberings += test.lastOperations.filter(isRenumbering).count
      #expect(test.exists(count.isMultiple(of: 2) ? "even" : "odd \(count)"))
      #expect(page.elementNumbers.allSatisfy { $0 <= 20 + 2 })
      try test.verify()
    }
    #expect(renumberings > 5)
  }

  @Test func `a field that stays is heard by its new number`() throws {
    let test = TestPage(page(most: 6))
    try test.fill("Name", with: "Ada")
    #expect(test.lastOperations.contains(where: isRenumbering) == false)
    try test.click("Count")
    #expect(test.lastOperations.contains(where: isRenumbering))
    try test.fill("Name", with: "Grace")
    try test.verify()
    #expect(test.exists("odd 5"))
  }

  @Test func `a host that sees to it itself hears of no other numbers`() throws {
    let page = page(most: nil)
    var patches: [[UInt8]] = []
    page.onPatch = { patches.append($0) }
    for _ in 1...100 { _ = page.receive(Event(node: 1, kind: .click)) }
    #expect(patches.count == 100)
    #expect(page.elementNumbers.contains { $0 > 100 })
  }
}
