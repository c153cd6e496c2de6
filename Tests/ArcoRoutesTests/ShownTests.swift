import ArcoLaws
import ArcoOptics
import ArcoRoutes
import ArcoTesting
import Testing

private struct State: Equatable, Sendable, Generatable {
  var page = Page.list
  var query = Search()
  var count = 0
  var detail: ItemID?

  static let generator = Generator { choices in
    State(page: choices.draw(), query: choices.draw(), count: choices.draw())
  }
}

struct ShownTests {
  private let shown = shop.shown(at: Lens(\State.page))

  @Test func `an address writes the part of the state that it shows, and nothing else`() throws {
    var state = State(count: 7)
    #expect(try shown.show("/items/3", in: &state))
    #expect(state == State(page: .item(ItemID(rawValue: 3)), count: 7))
    #expect(shown.address(of: state)?.text == "/items/3")
  }

  @Test func `showing the address of a state changes nothing`() {
    let law = Law("showing the address of a state changes nothing") { trial in
      let state = trial.draw("state", State.self)
      guard let address = shown.address(of: state) else { return trial.pass() }
      var other = state
      _ = try? shown.show(address.text, in: &other)
      trial.expect(other, equals: state)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `the address of what was shown is its normal form`() throws {
    let law = Law("the address of what was shown is its normal form") { trial in
      var state = trial.draw("state", State.self)
      let address = trial.draw("address", .address(near: "/search?words=tea&page=2"))
      guard (try? shown.show(address, in: &state)) == true else { return trial.pass() }
      trial.expect(shown.address(of: state), equals: (try? shop.normal(address)).flatMap { $0 })
    }
    #expect(law.counterexample(tries: 500) == nil)
  }

  @Test func `an address that does not fit leaves the state as it is`() {
    var state = State(page: .cart, count: 7)
    #expect(throws: RouteError.self) { try shown.show("/nowhere", in: &state) }
    #expect(state == State(page: .cart, count: 7))
  }

  @Test func `a part that is not there is neither shown nor written`() throws {
    let detail = Route.path("items").segment(.id(ItemID.self))
      .shown(at: Lens(\State.detail).some)
    var state = State()
    #expect(detail.address(of: state) == nil)
    #expect(try !detail.show("/items/3", in: &state))
    #expect(state == State())
    state.detail = ItemID(rawValue: 1)
    #expect(try detail.show("/items/3", in: &state))
    #expect(detail.address(of: state)?.text == "/items/3")
  }

  @Test func `an address shows two parts of a state by a pair of lenses`() throws {
    let both = Route.path("items").segment(.integer).query(Search.route)
      .shown(at: zip(Lens(\State.count), Lens(\State.query)))
    var state = State(page: .cart)
    try both.show("/items/3?page=2", in: &state)
    #expect(state == State(page: .cart, query: Search(page: 2), count: 3))
    #expect(both.address(of: state)?.text == "/items/3?page=2")
  }
}
