import ArcoHTML

/// An example, as the index lists it.
struct Example: Sendable {
  let address: WebAddress
  let name: String
  let remark: String

  static let coffee = Example(
    address: "/coffee", name: "Coffee",
    remark: "Two sliders and a ratio: one dose, written once and used twice.")
  static let todos = Example(
    address: "/todos", name: "To do",
    remark: "Rows that come and go, a panel, and a store that fails now and then.")
  static let counters = Example(
    address: "/two-counters", name: "Two counters",
    remark: "One counter, used twice, and a total that neither can touch.")
  static let stepper = Example(
    address: "/stepper", name: "Stepper",
    remark: "The smallest component there is.")
  static let editor = Example(
    address: "/editor", name: "Editor",
    remark: "Keys that are commands in one mode and text in the other.")
  static let login = Example(
    address: "/login", name: "Log in",
    remark: "A table of transitions, and an effect that another one cancels.")
  static let order = Example(
    address: "/order", name: "Order",
    remark: "A form whose draft, its mistakes and its order are one shape of three types.")

  static let gallery = Example(
    address: "/gallery", name: "Gallery",
    remark: "Ten comonads to click through, each with its source.")

  static let reader = Example(
    address: "/reader", name: "Feed reader",
    remark: "Six comonads side by side, in the general form of the literature.")

  static let all = [coffee, todos, counters, stepper, login, order, editor, gallery, reader]
}
