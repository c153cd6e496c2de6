import ArcoHTML
import Testing

private struct Order {
  var guest: String
  var cups: [String]
  var isPaid: Bool
}

/// What articles print is what is written.
@Suite struct ArticleMarkupTests {
  private func text(_ html: HTML) -> String { String(decoding: html.rendered(), as: UTF8.self) }

  @Test func `the card of the module's page is written as it shows`() {
    let name = "Beans & co"
    let card = section(.class("card")) {
      h2(name)
      p("\(15)g")
      button("More", .ariaLabel("More \(name)"), .onClick {})
    }
    #expect(
      text(card) == """
        <section class="card"><h2>Beans &amp; co</h2><p>15g</p>\
        <button aria-label="More Beans &amp; co" data-on="c">More</button></section>
        """)
  }

  @Test func `the ticket of the article on markup is written as it shows`() {
    let order = Order(guest: "Ada <3", cups: ["Espresso"], isPaid: false)
    let ticket = article {
      h2(order.guest)
      if order.cups.isEmpty {
        p("Nothing ordered.")
      } else {
        ul { for cup in order.cups { li(cup) } }
      }
      p {
        "It is "
        if order.isPaid { "paid" } else { strong("to be paid") }
        "."
      }
    }
    #expect(
      text(ticket) == """
        <article><h2>Ada &lt;3</h2><ul><li>Espresso</li></ul>\
        <p>It is <strong>to be paid</strong>.</p></article>
        """)
  }

  @Test func `the row of the article on attributes is written as it shows`() {
    let row = li(
      "Rinse", .class("todo"), .class("done", if: true),
      .when(true, .ariaChecked(true), .title("Done")))
    #expect(
      text(row) == "<li class=\"todo done\" aria-checked=\"true\" title=\"Done\">Rinse</li>")
  }

  @Test func `the bar of the article on style sheets is written as it shows`() {
    let bar = svg(
      .class("bar"), .attribute("viewBox", "0 0 100 4"),
      .attribute("preserveAspectRatio", "none"), .role("img"), .ariaLabel("40 percent")
    ) {
      SVG.rect(.attribute("width", "40"), .attribute("height", "4"))
    }
    #expect(
      text(bar) == """
        <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" \
        aria-label="40 percent"><rect width="40" height="4"></rect></svg>
        """)
  }

  @Test func `the addresses of the article on attributes are refused for the causes it names`() {
    for (address, refusal) in [
      ("javascript:alert(1)", WebAddress.Refusal.forbiddenScheme(length: 10)),
      ("java\tscript:alert(1)", .controlCharacter(at: 4)),
      (" https://example.com", .leadingBlank),
    ] {
      #expect(throws: refusal) { try WebAddress(address) }
    }
  }
}
