import ArcoHTML
import ExampleListings
import ListingHTML
import ReaderListings

/// An example: its page, its source, and articles about it.
package struct Example: Sendable {
  let address: WebAddress
  /// The name of the example.
  package let name: String
  let remark: String
  /// The source to show beside the page; empty if the page shows its source itself.
  package let listings: [Listing]
  /// Articles to read next.
  package let articles: [Article]

  static let coffee = Example(
    address: "/coffee", name: "Coffee",
    remark: "Two sliders and a ratio: one dose, written once and used twice.",
    listings: Listing.coffee, articles: [.core, .composition, .keyPaths])
  static let todos = Example(
    address: "/todos", name: "To do",
    remark: "A list of rows, a panel, and a store that fails now and then.",
    listings: Listing.todos, articles: [.effects, .standardOptics, .component])
  static let counters = Example(
    address: "/two-counters", name: "Two counters",
    remark: "One counter, used twice, and a total that neither can touch.",
    listings: Listing.counters, articles: [.core, .composition])
  static let stepper = Example(
    address: "/stepper", name: "Stepper",
    remark: "The smallest component there is.",
    listings: Listing.stepper, articles: [.core])
  static let editor = Example(
    address: "/editor", name: "Editor",
    remark: "Keys that are commands in one mode and text in the other.",
    listings: Listing.editor, articles: [.core, .focus])
  static let login = Example(
    address: "/login", name: "Log in",
    remark: "A table of transitions, and an effect that cancels another one.",
    listings: Listing.login, articles: [.tables, .queues])
  static let order = Example(
    address: "/order", name: "Order",
    remark: "A form whose draft, checked order and placed order are one generic type.",
    listings: Listing.order, articles: [.typeChanging])
  static let signUp = Example(
    address: "/sign-up", name: "Sign up",
    remark: "A form with checks and rows, and with each error beside its field.",
    listings: Listing.signUp, articles: [.forms, .status])

  static let gallery = Example(
    address: "/gallery", name: "Gallery",
    remark: "Ten comonads to click through, each with its source.",
    listings: [], articles: [.architectures, .spaces])
  static let reader = Example(
    address: "/reader", name: "Feed reader",
    remark: "Six comonads side by side, in the general form of the literature.",
    listings: Listing.reader, articles: [.architectures, .spaces])

  /// All examples, in the order of the index.
  package static let all = [
    coffee, todos, counters, stepper, login, order, signUp, editor, reader, gallery,
  ]
}
