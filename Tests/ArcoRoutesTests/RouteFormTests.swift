import ArcoLaws
import ArcoOptics
import ArcoRoutes
import ArcoTesting
import Testing

struct RouteFormTests {
  private let text = Route.path("t").segment(.text)

  @Test(arguments: [
    ("", "/t/~"), (".", "/t/~."), ("..", "/t/~.."), ("~", "/t/~~"), ("~..", "/t/~~.."),
    ("...", "/t/..."), ("~user", "/t/~user"), ("a/b", "/t/a%2Fb"), ("a b+c", "/t/a%20b%2Bc"),
    ("%41", "/t/%2541"), ("é", "/t/%C3%A9"), ("e\u{301}", "/t/e%CC%81"), ("\0\n", "/t/%00%0A"),
    ("//evil", "/t/%2F%2Fevil"), ("\\", "/t/%5C"), ("👍🏽", "/t/%F0%9F%91%8D%F0%9F%8F%BD"),
  ])
  func `every text can be a segment, and is read as the same bytes`(word: String, address: String) {
    #expect(text.address(of: word)?.text == address)
    #expect(text.value(of: address).map { Array($0.utf8) } == Array(word.utf8))
  }

  @Test(arguments: ["/t/.", "/t/..", "/t/%2e", "/t/%2E.", "/t/.%2e", "/t", "/t/", "/t//"])
  func `a segment that browsers take away is never a text`(address: String) {
    #expect(text.value(of: address) == nil)
  }

  @Test(arguments: [
    "%", "%4", "%zz", "%4g", "%C3", "%C3%28", "%A9", "%C0%AF", "%ED%A0%80", "%F4%90%80%80", "%FF",
    "%E2%82", "é%C3", "%F0%80%80%80",
  ])
  func `what is not encoded properly is refused wherever it is read`(raw: String) {
    #expect(text.value(of: "/t/\(raw)") == nil)
    #expect(Route.path().query("a", .text).value(of: "/?a=\(raw)") == nil)
    #expect(Route.path().fragment(.text).value(of: "/#\(raw)") == nil)
    #expect(shop.value(of: "/items/\(raw)") == nil)
    // What nobody reads does not count.
    #expect(shop.value(of: "/cart?\(raw)=\(raw)#\(raw)") == .cart)
  }

  @Test(arguments: [
    ("", "/#~"), ("~", "/#~~"), ("~~", "/#~~~"), (".", "/#."), ("~.", "/#~."), ("a", "/#a"),
  ])
  func `every text can be a fragment, and is another one than none`(word: String, address: String) {
    let (there, perhaps) = (
      Route.path().fragment(.text), Route.path().fragment(optional: .text)
    )
    #expect(there.address(of: word)?.text == address)
    #expect(there.value(of: address) == word)
    #expect(perhaps.address(of: word)?.text == address)
    #expect(perhaps.value(of: address) == .some(word))
  }

  @Test func `an empty fragment is none, as browsers say`() {
    #expect(Route.path().fragment(.text).value(of: "/#") == nil)
    #expect(Route.path().fragment(optional: .text).value(of: "/#") == .some(nil))
    #expect(Route.path().fragment(optional: .text).address(of: nil)?.text == "/")
    // An item of a query may be empty.
    #expect(Route.path().query("a", .text).address(of: "~")?.text == "/?a=~")
    #expect(Route.path().query("a", .text).value(of: "/?a=") == "")
  }

  @Test func `a plus is a space in a query and itself elsewhere`() {
    #expect(text.value(of: "/t/a+b") == "a+b")
    #expect(Route.path().query("a", .text).value(of: "/?a=a+b%2Bc") == "a b+c")
    #expect(Route.path().fragment(.text).value(of: "/#a+b") == "a+b")
  }

  @Test(arguments: ["07", "+7", "-0", "", "-", "7.0", "0x7", "٧", "9223372036854775808", "7%"])
  func `an integer is read in its shortest form alone`(raw: String) {
    #expect(Route.path().query("n", .integer).value(of: "/?n=\(raw)") == nil)
  }

  private enum Drink: String, CaseIterable {
    case cafe = "caf\u{e9}"
    case tea
  }

  @Test func `a text is read as the value that is written so, or refused`() {
    let drink = Route.path("d").segment(.id(Drink.self))
    #expect(drink.address(of: .cafe)?.text == "/d/caf%C3%A9")
    #expect(drink.value(of: "/d/caf%C3%A9") == .cafe)
    // The same letter in other bytes, which an enum takes for the same raw value.
    #expect(drink.value(of: "/d/cafe%CC%81") == nil)
    // A prism that breaks its second law.
    let rounded = Route.path("n").segment(
      RouteForms.Integer<Int>.integer.refined(
        by: Prism<Int, Int>(extract: { $0 / 10 * 10 }, embed: { $0 })))
    #expect(rounded.value(of: "/n/30") == 30)
    #expect(rounded.value(of: "/n/31") == nil)
    // Each of these texts, decoded, is what its value is written as.
    let texts = [
      "7", "-7", "0", "07", "%2B7", "-0", "true", "True", "1", "tea", "Tea", "é", "%C3%A9",
    ]
    for text in texts {
      let address = "/?a=\(text)"
      func written<Form: RouteForm>(_ form: Form) -> String? {
        let route = Route.path().query("a", form)
        return route.value(of: address).flatMap { route.address(of: $0)?.text }
      }
      let plain = address.replacing("é", with: "%C3%A9")
      for again in [
        written(.integer), written(.integer(UInt8.self)), written(.truth), written(.text),
        written(.id(Drink.self)), written(.parsed(Double.self)),
      ] {
        #expect(again == nil || again == plain)
      }
    }
  }

  @Test func `integers of every type are read and printed to their limits`() {
    #expect(RouteLaws(Route.path("n").segment(.integer(Int8.self))).counterexample() == nil)
    #expect(RouteLaws(Route.path("n").segment(.integer(UInt8.self))).counterexample() == nil)
    #expect(RouteLaws(Route.path("n").segment(.integer(Int64.self))).counterexample() == nil)
    #expect(RouteLaws(Route.path("n").segment(.integer(UInt64.self))).counterexample() == nil)
    let small = Route.path().segment(.integer(Int8.self))
    #expect(small.value(of: "/127") == 127)
    #expect(small.value(of: "/128") == nil)
    #expect(small.value(of: "/-128") == -128)
    #expect(small.value(of: "/-129") == nil)
    #expect(
      Route.path().segment(.integer(UInt64.self)).address(of: .max)?.text == "/18446744073709551615"
    )
  }

  @Test func `forms of identifiers, of truth, of descriptions and by prisms obey the laws`() {
    #expect(RouteLaws(Route.path().segment(.truth)).counterexample() == nil)
    #expect(RouteLaws(Route.path().segment(.id(Step.self)), part: .anyCase).counterexample() == nil)
    let sixteenths = Generator.double(in: -1_000...1_000).map { $0 == 0 ? 0 : $0 }
    let parsed = Route.path().segment(.parsed(Double.self))
    #expect(parsed.address(of: 1.5)?.text == "/1.5")
    #expect(parsed.value(of: "/1.50") == nil)
    #expect(RouteLaws(parsed, part: sixteenths).counterexample() == nil)
    let percent = Route.path().segment(
      RouteForms.Integer<Int>.integer.refined(by: StandardOptics.Exactly<Int, UInt8>()))
    #expect(percent.value(of: "/256") == nil)
    #expect(RouteLaws(percent).counterexample() == nil)
  }

  @Test func `an address of any length is printed whole`() {
    for count in [250, 251, 252, 253, 254, 255, 256, 257, 300, 70_000] {
      let word = String(repeating: "x", count: count)
      #expect(text.address(of: word)?.text == "/t/" + word)
    }
    let number = Route.path().segment(.text).segment(.integer)
    for count in 230...260 {
      let word = String(repeating: "x", count: count)
      #expect(number.address(of: (word, .min))?.text == "/\(word)/\(Int.min)")
    }
  }
}
