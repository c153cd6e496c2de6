// Serves the coffee and the to-do example, a form and a counter until it is asked to end; prints its port when it listens.
// `Scripts/bench-server` is the browser at the other end.
import Arco
import ArcoForms
import ArcoHTML
import ArcoServer
import ArcoWeb
import CoffeeFeature
import CoffeeHTML
import Foundation
import Hummingbird
import Logging
import TodosFeature
import TodosHTML

enum CounterInput: Sendable { case plus }

let counting = Dispatcher<Void, Int, CounterInput>.update { count, input in
  count += 1
  return .none
}

@Sendable func counter() -> Component<Void, Int, CounterInput, HTML> {
  Component(counting) { count, send in
    button("+", .onClick { send(.plus) })
    p("\(count)")
  }
}

/// Rows with names, and the number of clicks on all of them.
struct List: Sendable {
  var rows: Rows<Int, String>
  var clicks = 0
}

enum ListInput: Sendable { case row(Int, CounterInput) }

/// A row consists of three nodes. A click changes the row's text and the count.
@Sendable func list() -> Component<Void, List, ListInput, HTML> {
  let row = Dispatcher<Void, String, CounterInput>.reduce { name, _ in
    name = name.hasSuffix("!") ? String(name.dropLast()) : name + "!"
  }
  let rows = row.child(
    each: Lens(\List.rows),
    input: Prism(ListInput.row) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    })
  return Component(
    Dispatcher<Void, List, ListInput> {
      rows
      Dispatcher.reduce { list, _ in list.clicks += 1 }
    },
    Face.placing { parts in
      let shown = parts.place(
        rows, Face { name, send in li { button(name, .onClick { send(.plus) }) } })
      return parts.view { list, _ in
        p("\(list.clicks)")
        ul { shown }
      }
    })
}

if let workers = ProcessInfo.processInfo.environment["WORKERS"].flatMap({ Int($0) }), workers > 0 {
  Workers(workers).supervise()
}

var configuration = Site.Configuration()
// All pages come from one address, and a program clicks faster than a person.
configuration.limits.sessions = 20_000
configuration.limits.sessionsPerAddress = configuration.limits.sessions
configuration.limits.eventsPerSecond = 1_000_000
configuration.limits.eventBurst = 1_000_000

var logger = Logger(label: "bench-site")
logger.logLevel = .warning
let site = try Site(configuration, logger: logger)
let router = Router()
router.page("/coffee", of: site, title: "Coffee") { _, _ in Screen(coffee(), state: Brew()) }
router.page("/todos", of: site, title: "To do") { _, _ in
  // It is still saving when an addition is measured: the answer to a save is another patch.
  Screen(
    todosPage(), state: Todos("Grind the beans"),
    world: TodosWorld { _ in try? await Task.sleep(for: .seconds(2)) })
}
router.page("/form", of: site, title: "Form") { _, _ in
  Screen(bookingPage(), state: FormState(GuestDraft()))
}
router.page("/counter", of: site, title: "Counter") { _, _ in Screen(counter(), state: 0) }
// Pages of 12, 1,000 and 10,000 nodes.
for count in [3, 332, 3_332] {
  router.page("/list-\(count)", of: site, title: "List") { _, _ in
    let rows = (0..<count).map { ($0, "row \($0)") }
    return Screen(list(), state: List(rows: Rows(rows)))
  }
}
try await site.run(router, port: 0) { port in
  print(port)
  fflush(nil)
}
