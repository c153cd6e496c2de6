import Arco
import ArcoHTML
import ArcoMacros
import ArcoWeb
import ArcoWorld

/// The office's page: orders as they arrive, for the staff.
@Optics
package struct Office: Feature, Equatable, Sendable {
  var member: Member?
  /// The newest orders that are not shipped yet.
  var orders: [Order] = []
  /// The largest number of orders on the page. Any visitor of the shop can add orders.
  static let most = 1_000
  var note = ""

  @Optics
  package enum Input: Equatable, Sendable {
    case became(Member?)
    case arrived(Order)
    case ship(Order)
    case shipped(Order)
    case refused
    case resign
  }

  package typealias World = ShopWorld
}

let office = DispatcherOf<Office> {
  Dispatcher.update { office, input in
    switch input {
    case .became(let member): office.member = member
    case .arrived(let order): office.orders = office.orders.suffix(Office.most - 1) + [order]
    case .ship(let order):
      // The user may lose the right while the page is open, so it is checked at each use.
      return .callback { world, out in
        let mayShip = world.visitor.allows { $0.isStaff }
        if mayShip { world.shipments.publish(order.number) }
        out.send(mayShip ? .shipped(order) : .refused)
        out.finish()
        return .none
      }
    case .shipped(let order): office.orders.removeAll { $0 == order }
    case .refused: office.note = "You are no longer allowed to do this."
    case .resign: return .task { world, _ in await world.resign() }
    }
    return .none
  }
  Dispatcher.alive {
    .batch(
      .listen(to: \.orders) { .arrived($0) },
      .listen(to: \.visitor) { .became($0) })
  }
}

func officeFace() -> PageFace<Office> {
  Face { office, send in
    header(.class("line")) {
      HTML.nav(.ariaLabel("Shop")) { a("Teas", .href("/shop")) }
      door(office.member)
    }
    main(.class("card", "shop")) {
      h1("Office")
      p(office.orders.isEmpty ? "Nothing to ship." : "To ship:", .role("status"))
      ul(.class("examples")) {
        keyed(office.orders, id: { $0.number }) { order in
          li {
            span(order.text)
            button(
              "Ship", .type(.button), .ariaLabel("Ship order \(order.number)"),
              .onClick { send(.ship(order)) })
          }
        }
      }
      p(office.note)
      button("Resign", .type(.button), .onClick { send(.resign) })
    }
  }
}

/// The office's page, for the staff.
package func officePage(world: ShopWorld) -> Program<ShopWorld, Office, Office.Input, HTML> {
  Program(
    Component(office, officeFace()), state: Office(member: world.visitor.user), world: world)
}

extension Order {
  var text: String { "Order \(number): \(packets) \(packets == 1 ? "packet" : "packets")" }
}
