import Arco
import ArcoMacros
import ArcoWorld

/// A visit to the shop.
@Optics
package struct Shop: Feature, Equatable, Sendable {
  /// Who is logged in.
  var member: Member?
  var place: Place = .list("")
  var cart: Cart = Cart()
  var customer: Customer?
  var payment: Payment?
  /// The orders of everybody, from when this visit began: the last hundred.
  var orders: [Order] = []
  /// What happened last, to others too.
  var news = ""
  /// The mark that this visit's order has, while it is on its way.
  var ordering: Int?

  package init(_ member: Member? = nil, cart: Cart = Cart()) {
    (self.member, self.cart) = (member, cart)
  }

  var total: Int { cart.reduce(0) { $0 + $1.cost } }

  /// The first step of the checkout that is not done.
  var nextStep: Step { customer == nil ? .address : payment == nil ? .payment : .review }

  /// Where somebody gets who goes to a page: no further than they may.
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

/// Somebody who can log in.
package struct Member: Equatable, Sendable {
  let name: String
  /// Whether they work here.
  package var isStaff: Bool

  package init(name: String, isStaff: Bool = false) {
    self.name = name
    self.isStaff = isStaff
  }
}

/// Some packets of one tea.
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
  /// Adds packets of a tea, or takes them away; a line without any goes.
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

/// An order as everybody hears of it.
package struct Order: Equatable, Sendable {
  let number: Int
  let packets: Int
}

/// What visits have in common.
package struct ShopWorld: Sendable {
  var orders = Topic<Order>.inMemory()
  /// The numbers of what is on its way.
  var shipments = Topic<Int>.inMemory()
  var numbers = IDSource.counting

  /// What this visit wants to buy, on all its pages.
  package var cart = Shared<Cart>.inMemory(Cart())
  /// Who makes this visit.
  package var visitor = Visitor<Member>.always(nil)
  /// Gives up the rights of whoever makes this visit.
  package var resign: @Sendable () async -> Void = {}

  package init() {}
}
