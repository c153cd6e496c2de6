import Arco
import ArcoHTML
import ArcoWeb

func cartLineFace() -> PageFace<CartLine> {
  Face { line, send in
    let name = Tea.find(line.id)?.name ?? ""
    tr {
      th(name, .scope("row"))
      td {
        button("−", .type(.button), .ariaLabel("Fewer: \(name)"), .onClick { send(.fewer) })
        output("\(line.count)", .ariaLabel("Packets: \(name)"))
        button("+", .type(.button), .ariaLabel("More: \(name)"), .onClick { send(.more) })
      }
      td(money(line.cost))
    }
  }
}

func cart(_ shop: Shop, _ lines: HTML) -> HTML {
  .list([
    h1("Cart"),
    shop.cart.isEmpty
      ? p("It is empty.")
      : .list([
        table {
          thead {
            tr {
              th("Tea", .scope("col"))
              th("Packets", .scope("col"))
              th("Cost", .scope("col"))
            }
          }
          tbody { lines }
        },
        p { strong("Total: \(money(shop.total))") },
        p { a("Check out", .href(places, .checkout(shop.nextStep))) },
      ]),
  ])
}

func checkout(_ step: Step, _ shop: Shop, _ send: Send<Shop.Input>) -> HTML {
  .list([
    HTML.nav(.ariaLabel("Checkout")) {
      ol(.class("line")) {
        for other in Step.allCases {
          li {
            a(
              other.title, .href(places, .checkout(other)),
              .ariaCurrent(other == step ? "step" : "false"))
          }
        }
      }
    },
    h1(step.title),
    content(of: step, shop, send),
  ])
}

private func content(of step: Step, _ shop: Shop, _ send: Send<Shop.Input>) -> HTML {
  switch step {
  case .address:
    let (name, street) = (Field.text("name"), Field.text("street"))
    return form(
      .onSubmit(
        Form { fields throws(Submission.Refusal) in (try fields[name], try fields[street]) }
      ) { send(.live(name: $0, street: $1)) }
    ) {
      label("Name", .for("name"))
      input(
        .type(.text), .id("name"), .name(name),
        .value(shop.customer?.name ?? shop.member?.name ?? ""), .required())
      label("Street", .for("street"))
      input(
        .type(.text), .id("street"), .name(street), .value(shop.customer?.street ?? ""), .required()
      )
      button("Go on", .type(.submit))
    }
  case .payment:
    return .list(
      Payment.allCases.map { payment in
        form(.onSubmit { send(.pay(payment)) }) {
          button(
            "By \(payment.rawValue)", .type(.submit), .ariaPressed(shop.payment == payment))
        }
      })
  case .review:
    return .list([
      p("\(shop.customer?.name ?? ""), \(shop.customer?.street ?? "")"),
      p("\(money(shop.total)) by \(shop.payment?.rawValue ?? "")"),
      form(.onSubmit { send(.order) }) {
        button("Order", .type(.submit), .disabled(shop.ordering != nil))
      },
    ])
  }
}

extension Step {
  var title: String {
    switch self {
    case .address: "Address"
    case .payment: "Payment"
    case .review: "Review"
    }
  }
}
