import ArcoOptics
import ArcoRoutes

struct ItemID: RawRepresentable, Equatable {
  var rawValue: Int
}

enum Step: String {
  case address
  case payment
  case review
}

struct Search: Equatable {
  var words = ""
  var most: Int?
  var tags: [String] = []
  var page = 1
}

/// The pages of a shop.
enum Page: Equatable {
  case list
  case item(ItemID)
  case cart
  case checkout(Step)
  case search(Search)
  case orders(page: Int)
}

/// The prisms and lenses, as `@Optics` writes them.
enum Optics {
  struct List: PrismOptic {
    func extract(_ whole: Page) -> Void? { if case .list = whole { () } else { nil } }
    func embed(_ part: Void) -> Page { .list }
  }
  struct Item: PrismOptic {
    func extract(_ whole: Page) -> ItemID? { if case .item(let id) = whole { id } else { nil } }
    func embed(_ part: ItemID) -> Page { .item(part) }
  }
  struct Cart: PrismOptic {
    func extract(_ whole: Page) -> Void? { if case .cart = whole { () } else { nil } }
    func embed(_ part: Void) -> Page { .cart }
  }
  struct Checkout: PrismOptic {
    func extract(_ whole: Page) -> Step? {
      if case .checkout(let step) = whole { step } else { nil }
    }
    func embed(_ part: Step) -> Page { .checkout(part) }
  }
  struct Searching: PrismOptic {
    func extract(_ whole: Page) -> Search? { if case .search(let it) = whole { it } else { nil } }
    func embed(_ part: Search) -> Page { .search(part) }
  }
  struct Orders: PrismOptic {
    func extract(_ whole: Page) -> Int? { if case .orders(let page) = whole { page } else { nil } }
    func embed(_ part: Int) -> Page { .orders(page: part) }
  }
  struct Words: LensOptic {
    func get(_ whole: Search) -> String { whole.words }
    func modify<Result, Failure: Error>(
      _ whole: inout Search, _ body: (inout String) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole.words)
    }
  }
  struct Most: LensOptic {
    func get(_ whole: Search) -> Int? { whole.most }
    func modify<Result, Failure: Error>(
      _ whole: inout Search, _ body: (inout Int?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole.most)
    }
  }
  struct Tags: LensOptic {
    func get(_ whole: Search) -> [String] { whole.tags }
    func modify<Result, Failure: Error>(
      _ whole: inout Search, _ body: (inout [String]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole.tags)
    }
  }
  struct Number: LensOptic {
    func get(_ whole: Search) -> Int { whole.page }
    func modify<Result, Failure: Error>(
      _ whole: inout Search, _ body: (inout Int) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&whole.page)
    }
  }
}

private let search = Route.query(Search())
  .item("words", .text, Optics.Words())
  .item("most", .integer, Optics.Most())
  .items("tag", .text, Optics.Tags())
  .item("page", .integer, Optics.Number())

let shop = Route.oneOf {
  Route.path().into(Optics.List())
  Route.path("items").segment(.id(ItemID.self)).into(Optics.Item())
  Route.path("cart").into(Optics.Cart())
  Route.path("checkout").segment(.id(Step.self)).into(Optics.Checkout())
  Route.path("search").query(search).into(Optics.Searching())
  Route.path("orders").query("page", .integer, default: 1).into(Optics.Orders())
}

/// A visit of every page, some of it written in another way than the normal form.
let addresses = [
  "/", "/items/7", "/items/90210/", "/cart?from=mail", "/checkout/payment",
  "/search?words=green+tea&tag=loose&tag=new&page=2", "/search?most=40&words=caf%C3%A9",
  "/orders?page=12", "/orders",
]

let pages: [Page] = [
  .list, .item(ItemID(rawValue: 7)), .item(ItemID(rawValue: 90_210)), .cart, .checkout(.payment),
  .search(Search(words: "green tea", tags: ["loose", "new"], page: 2)),
  .search(Search(words: "café", most: 40)), .orders(page: 12), .orders(page: 1),
]
