#if Macros
  import ArcoMacros
  import ArcoOptics
  import ArcoRoutes
  import ArcoLaws
  import ArcoTesting
  import Testing

  @Optics
  struct Filter: Equatable, Sendable {
    var words = ""
    var page = 1
  }

  @Optics
  enum Spot: Equatable, Sendable {
    case home
    case item(Int)
    case list(Filter)
  }

  private let filter = Route.query(Filter())
    .item("words", .text, Filter.lenses.words)
    .item("page", .integer, Filter.lenses.page)
  private let places = Route.oneOf {
    Route.path().into(Spot.prisms.home)
    Route.path("items").segment(.integer).into(Spot.prisms.item)
    Route.path("items").query(filter).into(Spot.prisms.list)
  }

  struct RouteOpticsTests {
    @Test func `a route is made of the prisms and lenses that are written`() throws {
      #expect(try places.read("/items/7") == .item(7))
      #expect(places.address(of: .list(Filter(words: "tea")))?.text == "/items?words=tea")
      let pages = Generator<Spot>.oneOf([
        .just(.home), Int.generator.map(Spot.item),
        Generator { Spot.list(Filter(words: $0.draw(), page: $0.draw())) },
      ])
      #expect(RouteLaws(places, part: pages).counterexample() == nil)
    }
  }
#endif
