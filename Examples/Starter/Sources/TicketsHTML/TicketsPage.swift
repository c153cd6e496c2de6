import ArcoPages
import TicketsFeature

/// The page.
public func ticketsPage() -> PageComponent<Tickets> {
  Component(tickets, ticketsFace())
}

private func ticketsFace() -> PageFace<Tickets> {
  .showing { tickets, _, parts in
    main {
      h1("Tickets")
      parts.place(
        countFace("Adults"), state: Tickets.lenses.adults, input: Tickets.Input.prisms.adults)
      parts.place(
        countFace("Children"), state: Tickets.lenses.children, input: Tickets.Input.prisms.children)
      p {
        "Price: "
        output("€\(tickets.price)", .ariaLabel("Price"))
      }
    }
  }
}

private func countFace(_ name: String) -> Face<Int, Tickets.Count, HTML> {
  Face { count, send in
    p {
      "\(name): "
      button("−", .type(.button), .ariaLabel("Fewer: \(name)"), .onClick { send(.fewer) })
      output("\(count)", .ariaLabel(name))
      button("+", .type(.button), .ariaLabel("More: \(name)"), .onClick { send(.more) })
    }
  }
}
