import Arco
import ArcoMacros
import ArcoWorld

/// The state of a visit to the shop.
@Optics
package struct Shop: Feature, Equatable, Sendable {
  /// The user who is logged in.
  var member: Member?
  var place: Place = .list("")
  var cart: Cart = Cart()
  var customer: Customer?
  var payment: Payment?
  /// The orders of all visitors since this visit began: the last hundred.
  var orders: [Order] = []
  /// The latest news, also about other visitors' orders.
  var news = ""
  /// The number of this visit's order while it is being sent.
  var ordering: Int?

  package init(_ member: Member? = nil, cart: Cart = Cart()) {
    (self.member, self.cart) = (member, cart)
  }

  var total: Int { cart.reduce(0) { $0 + $1.cost } }

  /// The first step of the checkout that is not complete.
  var nextStep: Step { customer == nil ? .address : payment == nil ? .payment : .review }

  /// The page that a user gets who goes to `place`: a checkout step cannot be skipped.
  func allowed(_ place: Place) -> Place {
    switch place {
    case .checkout where cart.isEmpty: .cart
    case .checkout(.review) where nextStep != .review: .checkout(nextStep)
    case .checkout(.payment) where customer == nil: .checkout(.address)
    case .tea(let id) where Tea.find(id) == nil: .list("")
    case .thanks(let number) where !orders.contains { $0.number == number }: .list("")
    default: place
    }
  }

  @Optics
  package enum Input: Equatable, Sendable {
    case visit(Place)
    case search(String)
    case add(Int)
    case line(Int, CartLine.Input)
    case live(name: String, street: String)
    case pay(Payment)
    case order
    case numbered(Int)
    case arrived(Order)
    case cart(Cart)
    case shipped(Int)
    case became(Member?)
  }

  package typealias World = ShopWorld
}

/// A user who can log in.
package struct Member: Equatable, Sendable {
  let name: String
  /// Whether the user works at the shop.
  package var isStaff: Bool

  package init(name: String, isStaff: Bool = false) {
    self.name = name
    self.isStaff = isStaff
  }
}

/// A number of packets of one tea.
package struct CartLine: Feature, Equatable, Identifiable, Sendable {
  package let id: Int
  var count = 1

  var cost: Int { count * (Tea.find(id)?.price ?? 0) }

  package enum Input: Equatable, Sendable {
    case more, fewer
  }
}

package typealias Cart = Rows<Int, CartLine>

extension Cart {
  /// Adds packets of a tea; a negative number removes packets. A line without packets is removed.
  package mutating func add(_ packets: Int, of tea: Int) {
    if modify(id: tea, { $0.count += packets }) == nil, packets > 0 { append(CartLine(id: tea)) }
    removeAll { $0.count <= 0 }
  }
}

struct Customer: Equatable, Sendable {
  var name: String
  var street: String
}

package enum Payment: String, CaseIterable, Sendable {
  case invoice, card
}

/// An order as it is announced to all visits.
package struct Order: Equatable, Sendable {
  let number: Int
  let packets: Int
}

/// The world of a visit: topics that all visits share, and the visit's own cart and user.
package struct ShopWorld: Sendable {
  var orders = Topic<Order>.inMemory()
  /// The numbers of the shipped orders.
  var shipments = Topic<Int>.inMemory()
  var numbers = IDSource.counting

  /// The cart of this visit, shared by all its pages.
  package var cart = Shared<Cart>.inMemory(Cart())
  /// The user of this visit.
  package var visitor = Visitor<Member>.always(nil)
  /// Removes the rights of this visit's user.
  package var resign: @Sendable () async -> Void = {}

  package init() {}
}
