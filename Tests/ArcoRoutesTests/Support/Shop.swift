import ArcoLaws
import ArcoOptics
import ArcoRoutes
import ArcoTesting

/// The pages of a shop, with optics by hand.
struct ItemID: RawRepresentable, Equatable, Sendable {
  var rawValue: Int
}

enum Step: String, CaseIterable, Sendable {
  case address
  case payment
  case review
}

enum Department: String, CaseIterable, Sendable {
  case tea
  case coffee
}

struct Search: Equatable, Sendable {
  var words = ""
  var department: Department?
  var tags: [String] = []
  var page = 1

  static let wordsLens = Lens(\Search.words)

  static let route = Route.query(Search())
    .item("words", .text, Lens(\Search.words))
    .item("in", .id(Department.self), Lens(\Search.department))
    .items("tag", .text, Lens(\Search.tags))
    .item("page", .integer, Lens(\Search.page))
}

enum Page: Equatable, Sendable, HasPrisms {
  case list
  case item(ItemID)
  case cart
  case checkout(Step)
  case search(Search)
  case orders(page: Int)

  struct Prisms: Sendable {
    let list = Prism<Page, Void>(
      extract: { if case .list = $0 { () } else { nil } }, embed: { .list })
    let item = Prism(Page.item) { if case .item(let id) = $0 { id } else { nil } }
    let cart = Prism<Page, Void>(
      extract: { if case .cart = $0 { () } else { nil } }, embed: { .cart })
    let checkout = Prism(Page.checkout) { if case .checkout(let step) = $0 { step } else { nil } }
    let search = Prism(Page.search) { if case .search(let search) = $0 { search } else { nil } }
    let orders = Prism(Page.orders) { if case .orders(let page) = $0 { page } else { nil } }
  }

  static let prisms = Prisms()
}

let shop = Route.oneOf {
  Route.path().into(Page.prisms.list)
  Route.path("items").segment(.id(ItemID.self)).into(Page.prisms.item)
  Route.path("cart").into(Page.prisms.cart)
  Route.path("checkout").segment(.id(Step.self)).into(Page.prisms.checkout)
  Route.path("search").query(Search.route).into(Page.prisms.search)
  Route.path("orders").query("page", .integer, default: 1).into(Page.prisms.orders)
}

extension Search: Generatable {
  static let generator = Generator { choices in
    Search(
      words: choices.draw(), department: choices.draw(.optional(.anyCase)),
      tags: choices.draw(.array(of: .string(), count: 0...3)), page: choices.draw())
  }
}

extension Page: Generatable {
  static let generator = Generator<Page>.oneOf([
    .just(.list), .just(.cart), Int.generator.map { .item(ItemID(rawValue: $0)) },
    Generator<Step>.anyCase.map(Page.checkout), Search.generator.map(Page.search),
    Int.generator.map { .orders(page: $0) },
  ])
}

extension RouteOptic {
  /// The error that an address is refused with.
  func refusal(of address: String) -> RouteError? {
    do throws(RouteError) {
      _ = try read(address)
      return nil
    } catch {
      return error
    }
  }
}
