import Arco
import ArcoHTML
import ArcoWeb
import ArcoWorld

func shopFace() -> PageFace<Shop> {
  Face.showing { shop, send, parts in
    title("\(shop.place.title) – Tea")
    header(.class("line")) {
      HTML.nav(.ariaLabel("Shop")) {
        link("Teas", .list(""), shop)
        link("Cart (\(shop.cart.reduce(0) { $0 + $1.count }))", .cart, shop)
      }
      output(shop.news, .ariaLabel("News"))
      door(shop.member)
    }
    main(.class("card", "shop")) {
      switch shop.place {
      case .list(let words): list(words, send)
      case .tea(let id): if let tea = Tea.find(id) { detail(tea, send) }
      case .cart: cart(shop, parts.place(cartLineFace(), each: \.cart, input: \.line))
      case .checkout(let step): checkout(step, shop, send)
      case .thanks(let number):
        h1("Thank you")
        p("Your order has the number \(number).")
      }
    }
  }
}

/// The shop as a program for a site, with ``shopNavigation``.
package func shopPage(world: ShopWorld) -> Program<ShopWorld, Shop, Shop.Input, HTML> {
  let start = Shop(world.visitor.user, cart: world.cart.value)
  return Program(Component(shop, shopFace()), state: start, world: world)
}

private func link(_ name: String, _ place: Place, _ shop: Shop) -> HTML {
  a(name, .href(places, place), .ariaCurrent(shop.place == place ? "page" : "false"))
}

/// The link to log in, or the button to log out.
func door(_ member: Member?) -> HTML {
  guard let member else { return a("Log in", .class("door"), .href("/shop/log-in")) }
  return form(.class("line"), .action("/shop/log-out"), .method("post")) {
    span(member.name)
    if member.isStaff { a("Office", .class("door"), .href("/shop/office")) }
    button("Log out", .type(.submit))
  }
}

private func list(_ words: String, _ send: Send<Shop.Input>) -> HTML {
  let found = Tea.all(matching: words)
  return .list([
    h1("Teas"),
    form(.role("search"), .action("/shop"), .method("get")) {
      input(
        .type(.search), .name("words"), .ariaLabel("Search"), .placeholder("Search"),
        .value(words), .onInput { send(.search($0)) })
    },
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

private func detail(_ tea: Tea, _ send: Send<Shop.Input>) -> HTML {
  .list([
    h1(tea.name),
    p(tea.about),
    p { strong(money(tea.price)) },
    form(.onSubmit { send(.add(tea.id)) }) { button("Add to cart", .type(.submit)) },
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
