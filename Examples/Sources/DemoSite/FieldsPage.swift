import Arco
import ArcoHTML
import ArcoWeb

/// An order of a coffee.
struct Order: Equatable, Sendable {
  static let sizes = ["Small", "Large"]
  static let roasts = ["Mild", "Dark"]

  var isIced = false
  var size = sizes[0]
  var roast = roasts[0]
  var wish = ""

  var text: String { [isIced ? "Iced" : "Hot", size, roast, wish].joined(separator: ", ") }
}

/// Two orders: one is reported field by field, the other when it is submitted.
struct Orders: Feature, Equatable, Sendable {
  var spoken = Order()
  var written = Order()

  enum Input: Equatable, Sendable {
    case ice(Bool)
    case size(String)
    case roast(String)
    case wish(String)
    case handIn(Order)
  }
}

private let orders = DispatcherOf<Orders>.reduce { orders, input in
  switch input {
  case .ice(let isIced): orders.spoken.isIced = isIced
  case .size(let size): orders.spoken.size = size
  case .roast(let roast): orders.spoken.roast = roast
  case .wish(let wish): orders.spoken.wish = wish
  case .handIn(let order): orders.written = order
  }
}

/// All kinds of fields, reported in both ways. No page links here: it is for tests of fields when
/// the connection or the server is lost.
func fieldsPage() -> PageComponent<Orders> {
  Component(orders) { orders, send in
    main(.class("card")) {
      h1("Fields")
      spoken(orders.spoken, send)
      output(orders.spoken.text, .ariaLabel("Heard"))
      written(send)
      output(orders.written.text, .ariaLabel("Read"))
    }
  }
}

private func spoken(_ order: Order, _ send: Send<Orders.Input>) -> HTML {
  fieldset {
    legend("Spoken")
    label(.class("tick")) {
      input(
        .type(.checkbox), .name("iced"), .checked(order.isIced), .onToggle { send(.ice($0)) })
      "Iced"
    }
    for size in Order.sizes {
      label(.class("tick")) {
        input(
          .type(.radio), .name("size"), .value(size), .checked(order.size == size),
          .onToggle { _ in send(.size(size)) })
        size
      }
    }
    label("Roast", .for("spoken-roast"))
    select(.id("spoken-roast"), .name("roast"), .onChange { send(.roast($0)) }) {
      for roast in Order.roasts { option(roast, .selected(order.roast == roast)) }
    }
    label("Wish", .for("spoken-wish"))
    textarea(
      .id("spoken-wish"), .name("wish"), .value(order.wish), .onInput { send(.wish($0)) })
  }
}

private func written(_ send: Send<Orders.Input>) -> HTML {
  let iced = Field.flag("iced")
  let (size, roast, wish) = (Field.text("size"), Field.text("roast"), Field.text("wish"))
  let order = Form { fields throws(Submission.Refusal) in
    Order(
      isIced: try fields[iced], size: try fields[size], roast: try fields[roast],
      wish: try fields[wish])
  }
  return form(.id("written"), .onSubmit(order) { send(.handIn($0)) }) {
    fieldset {
      legend("Written")
      label(.class("tick")) {
        input(.type(.checkbox), .name(iced))
        "Iced"
      }
      for choice in Order.sizes {
        label(.class("tick")) {
          input(
            .type(.radio), .name(size), .value(choice), .checked(choice == Order.sizes[0]))
          choice
        }
      }
      label("Roast", .for("written-roast"))
      select(.id("written-roast"), .name(roast)) {
        for roast in Order.roasts { option(roast) }
      }
      label("Wish", .for("written-wish"))
      textarea(.id("written-wish"), .name(wish))
      button("Hand in")
    }
  }
}
