// What the examples of ArcoRoutes take for given: the pages of a shop, and its state.

struct ItemID: RawRepresentable, Equatable, Sendable { var rawValue: Int }
enum Step: String, Sendable { case address, payment }
enum Department: String, Sendable { case tea, coffee }

@Optics struct Search: Equatable {
  var words = ""
  var department: Department?
  var tags: [String] = []
  var page = 1
}

@Optics enum Page: Equatable {
  case list
  case item(ItemID)
  case cart
}

@Optics struct Shop { var page: Page }

let shop = Route.oneOf {
  Route.path().into(Page.prisms.list)
  Route.path("cart").into(Page.prisms.cart)
}

nonisolated(unsafe) var state = Shop(page: .list)
