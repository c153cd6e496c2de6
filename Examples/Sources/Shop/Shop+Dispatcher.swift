import Arco
import ArcoWorld

package let shop = DispatcherOf<Shop> {
  // All pages of a visit share the cart, so a change on one page is shown on the others.
  DispatcherOf<CartLine>.empty().child(each: \.cart, input: \.line)
  Dispatcher.update { shop, input in
    switch input {
    case .visit(let place): shop.place = shop.allowed(place)
    case .search(let words): shop.place = .list(words)
    case .add(let tea), .line(let tea, .more): return .change(\.cart) { $0.add(1, of: tea) }
    case .line(let tea, .fewer): return .change(\.cart) { $0.add(-1, of: tea) }
    case .cart(let cart): shop.cart = cart
    case .live(let name, let street):
      shop.customer = Customer(name: name, street: street)
      shop.place = .checkout(.payment)
    case .pay(let payment):
      shop.payment = payment
      shop.place = .checkout(.review)
    case .order:
      guard shop.ordering == nil, !shop.cart.isEmpty, shop.nextStep == .review else { break }
      return .task { world, out in
        out.send(.numbered(Int(truncatingIfNeeded: world.numbers.next().low)))
      }
    case .numbered(let number):
      shop.ordering = number
      let packets = shop.cart.reduce(0) { $0 + $1.count }
      return .publish(Order(number: number, packets: packets), to: \.orders)
    case .became(let member): shop.member = member
    case .shipped(let number): shop.news = "Order \(number) is on its way"
    case .arrived(let order):
      shop.orders = shop.orders.suffix(99) + [order]
      shop.news = order.text
      guard order.number == shop.ordering else { break }
      shop.ordering = nil
      shop.place = .thanks(order.number)
      return .change(\.cart) { $0 = Rows() }
    }
    return .none
  }
  Dispatcher.alive {
    .batch(
      .listen(to: \.orders) { .arrived($0) },
      .listen(to: \.cart) { .cart($0) },
      .listen(to: \.shipments) { .shipped($0) },
      .listen(to: \.visitor) { .became($0) })
  }
}
