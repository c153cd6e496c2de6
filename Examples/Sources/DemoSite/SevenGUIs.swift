import ArcoHTML
import ArcoServer
import SevenGUIs

/// One of the 7GUIs, with its address.
struct GUI: Sendable {
  let name: String
  let address: WebAddress
  let remark: String
  let screen: @Sendable () -> Screen

  static let all = [
    GUI(name: "Counter", address: "/7guis/counter", remark: "A number and a button.") {
      Screen(framed(counterPage()))
    },
    GUI(
      name: "Temperature converter", address: "/7guis/temperature",
      remark: "Two fields, each of which follows the other."
    ) { Screen(framed(temperaturePage())) },
    GUI(
      name: "Flight booker", address: "/7guis/flight",
      remark: "The input decides which controls work."
    ) { Screen(framed(flightPage())) },
    GUI(
      name: "Timer", address: "/7guis/timer", remark: "A running clock with a movable limit."
    ) { Screen(framed(timerPage())) },
    GUI(name: "CRUD", address: "/7guis/crud", remark: "A list, a filter and a form.") {
      Screen(framed(peoplePage()))
    },
    GUI(
      name: "Circle drawer", address: "/7guis/circles",
      remark: "Circles by pointer or keys, a menu, undo and redo."
    ) { Screen(framed(circlesPage())) },
    GUI(
      name: "Cells", address: "/7guis/cells", remark: "Formulas that refer to other cells."
    ) { Screen(framed(cellsPage())) },
  ]
}

/// The list of the 7GUIs.
func sevenGUIsPage() -> HTML {
  document("7GUIs – Arco") {
    wayBack
    main(.class("card")) {
      h1("7GUIs")
      p("Seven tasks by Eugen Kiss, each built to its description.")
      ol(.class("examples")) {
        for gui in GUI.all {
          li {
            a(gui.name, .href(gui.address))
            p(gui.remark)
          }
        }
      }
    }
  }
}
