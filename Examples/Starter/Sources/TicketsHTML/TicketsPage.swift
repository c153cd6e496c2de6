import ArcoPages
import TicketsFeature

/// The page.
public func ticketsPage() -> Component<Void, Tickets, TicketsInput, HTML> {
  Component(tickets, ticketsFace())
}

private func ticketsFace() -> Face<Tickets, TicketsInput, HTML> {
  Face.showing { tickets, _, parts in
    main {
      h1("Tickets")
      parts.place(adults, countFace("Adults"))
      parts.place(children, countFace("Children"))
      p {
        "Price: "
        output("€\(tickets.price)", .ariaLabel("Price"))
      }
    }
  }
}

private func countFace(_ name: String) -> Face<Int, CountInput, HTML> {
  Face { count, send in
    p {
      "\(name): "
      button("−", .type(.button), .ariaLabel("Fewer: \(name)"), .onClick { send(.fewer) })
      output("\(count)", .ariaLabel(name))
      button("+", .type(.button), .ariaLabel("More: \(name)"), .onClick { send(.more) })
    }
  }
}
