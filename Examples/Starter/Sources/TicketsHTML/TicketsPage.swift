import ArcoPages
import TicketsFeature

/// The page.
public func ticketsPage() -> Component<Void, Tickets, TicketsInput, HTML> {
  Component(tickets, ticketsFace())
}

private func ticketsFace() -> Face<Tickets, TicketsInput, HTML> {
  Face.placing { parts in
    let adultsView = parts.place(adults, countFace("Adults"))
    let childrenView = parts.place(children, countFace("Children"))
    return parts.view { tickets, _ in
      main {
        h1("Tickets")
        adultsView
        childrenView
        p {
          "Price: "
          output("€\(tickets.price)", .ariaLabel("Price"))
        }
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
