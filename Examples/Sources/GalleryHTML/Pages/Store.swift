import Arco
import ArcoArchitectures
import ArcoHTML
import ArcoWeb

enum Change: Sendable {
  case add(Int)
  case put(Int)
}

/// An open counter: any number can follow any other.
func counter() -> StoreComponent<Void, Int, Change, HTML> {
  let number = Field.integer("number", in: -999...999)
  return StoreComponent(
    initialState: 0,
    dispatcher: .pure { change in
      switch change {
      case .add(let step): .modify { $0 += step }
      case .put(let number): .set(number)
      }
    },
    render: { count, send in
      div(.class("part")) {
        div(.class("scale")) {
          button("−", .class("round"), .ariaLabel("One less"), .onClick { send(.add(-1)) })
          output("\(count)", .ariaLabel("Count"))
          button("+", .class("round"), .ariaLabel("One more"), .onClick { send(.add(1)) })
        }
        form(.class("line"), .onSubmit(number) { send(.put($0)) }) {
          label("Any number", .for("number"))
          input(
            .type(.number), .id("number"), .name(number), .min(-999), .max(999), .required())
          button("Put")
        }
      }
    })
}
