import Arco
import ArcoHTML
import ArcoWeb

func shopFace() -> Face<Shop, ShopInput, HTML> {
  Face.placing { parts in
    let lines = parts.place(cartLines, cartLineFace())
    return parts.view { shop, send in
      title("\(shop.place.title) – Tea")
      header(.class("line")) {
        HTML.nav(.ariaLabel("Shop")) {
          link("Teas", .list(""), shop)
          link("Cart (\(shop.cart.reduce(0) { $0 + $1.count }))", .cart, shop)
        }
        news(shop.orders.last)
      }
      main(.class("card", "shop")) {
        switch shop.place {
        case .list(let words): list(words, send)
        case .tea(let id): if let tea = Tea.find(id) { detail(tea, send) }
        case .cart: cart(shop, lines)
        case .checkout(let step): checkout(step, shop, send)
        case .thanks(let number):
          h1("Thank you")
          p("Your order has the number \(number).")
        }
      }
    }
  }
}

/// The shop as a site runs it, with ``shopNavigation``.
package func shopPage(world: ShopWorld) -> Program<ShopWorld, Shop, ShopInput, HTML> {
  Program(Component(shop, shopFace()), state: Shop(), world: world)
}

private func link(_ name: String, _ place: Place, _ shop: Shop) -> HTML {
  a(name, .href(places, place), .ariaCurrent(shop.place == place ? "page" : "false"))
}

/// What others order, as it happens.
private func news(_ order: Order?) -> HTML {
  output(.ariaLabel("News")) {
    if let order {
      "Order \(order.number): \(order.packets) \(order.packets == 1 ? "packet" : "packets")"
    }
  }
}

private func list(_ words: String, _ send: Send<ShopInput>) -> HTML {
  let found = Tea.all(matching: words)
  return .list([
    h1("Teas"),
    input(
      .type(.search), .ariaLabel("Search"), .placeholder("Search"), .value(words),
      .onInput { send(.search($0)) }),
    ul(.class("examples")) {
      keyed(found, id: { $0.id }) { tea in
        li {
          a(tea.name, .href(places, .tea(tea.id)))
          p(tea.about)
        }
      }
    },
    p(found.isEmpty ? "No tea is like this." : "\(found.count) teas", .role("status")),
  ])
}

private func detail(_ tea: Tea, _ send: Send<ShopInput>) -> HTML {
  .list([
    h1(tea.name),
    p(tea.about),
    p { strong(money(tea.price)) },
    button("Add to cart", .type(.button), .onClick { send(.add(tea.id)) }),
  ])
}

extension Place {
  fileprivate var title: String {
    switch self {
    case .list: "Teas"
    case .tea(let id): Tea.find(id)?.name ?? "Teas"
    case .cart: "Cart"
    case .checkout(let step): step.title
    case .thanks: "Thank you"
    }
  }
}
