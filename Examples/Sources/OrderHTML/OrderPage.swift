import Arco
import ArcoHTML
import ArcoWeb
import OrderFeature

/// The face of an order: a form, and then the placed order.
public func orderFace() -> PageFace<Ordering> {
  Face { ordering, send in
    main(.class("card", "order")) {
      h1("Order")
      switch ordering {
      case .writing(let form): writing(form, send)
      case .placed(let order): receipt(order, send)
      }
    }
  }
}

/// The component of the order example.
public func orderPage() -> PageComponent<Ordering> {
  Component(ordering, orderFace())
}

private func writing(_ written: OrderForm, _ send: Send<Ordering.Input>) -> HTML {
  let draft = written.draft
  let found = written.isTried ? draft.checked : nil
  return form(.onSubmit { send(.place) }) {
    entry("Name", id: "name", draft.name, found?.name.problem) { send(.name($0)) }
    for (place, line) in draft.lines.enumerated() {
      entry(
        line.drink.rawValue, id: "cups-\(place)", line.cups, found?.lines[place].cups.problem
      ) { send(.cups(line.drink, $0)) }
    }
    entry("Wish", id: "wish", draft.wish, nil) { send(.wish($0)) }
    div(.class("line"), .class("failed", if: written.problem != nil)) {
      button("Place order", .type(.submit))
      output(written.problem.map { "Not placed. \($0.text)" } ?? "", .ariaLabel("Answer"))
    }
  }
}

private func entry(
  _ name: String, id: String, _ text: String, _ problem: OrderProblem?,
  write: @escaping (String) -> Void
) -> HTML {
  div(.class("line"), .class("failed", if: problem != nil)) {
    label(name, .for(id))
    input(
      .type(.text), .id(id), .name(id), .value(text), .dir("auto"),
      .maxlength(OrderForm.textLimit), .autocomplete("off"), .ariaInvalid(problem != nil),
      .ariaDescribedBy("\(id)-problem"), .onInput(write))
    span(problem?.text ?? "", .id("\(id)-problem"))
  }
}

private func receipt(_ order: PlacedOrder, _ send: Send<Ordering.Input>) -> HTML {
  .list([
    p { output("Thank you, \(order.name.text).", .ariaLabel("Answer")) },
    ul(.ariaLabel("Ordered")) {
      for line in order.lines where line.cups > 0 { li("\(line.cups) × \(line.drink.rawValue)") }
    },
    order.wish.isEmpty ? .empty : p(order.wish, .dir("auto")),
    button("Change it", .type(.button), .onClick { send(.change) }),
  ])
}
