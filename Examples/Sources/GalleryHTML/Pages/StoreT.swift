import Arco
import ArcoArchitectures
import ArcoComonads
import ArcoHTML
import ArcoWeb

enum Record: Sendable { case forget }

/// A parent that keeps the highest number of its child. The child is the open counter, unchanged.
func recordKeeper() -> StoreTComponent<Void, Int, Int, Record, Change, HTML> {
  StoreTComponent(
    initialState: 0,
    around: counter(),
    dispatcher: .reduce { page, input in
      switch input {
      case .left(.forget): page.first = page.second
      case .right: page.first = max(page.first, page.second)
      }
    },
    render: { page, counter, send in
      div(.class("part")) {
        counter
        div(.class("line")) {
          "The highest so far: "
          output("\(page.first)", .ariaLabel("Highest"))
          button("Forget it", .class("quiet"), .onClick { send(.left(.forget)) })
        }
      }
    })
}
