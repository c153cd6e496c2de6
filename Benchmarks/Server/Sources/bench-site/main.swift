// Serves the coffee and the to-do example, a form and a counter until it is asked to end; prints its port when it listens.
// `Scripts/bench-server` is the browser at the other end.
import Arco
import ArcoForms
import ArcoHTML
import ArcoServer
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

if let workers = ProcessInfo.processInfo.environment["WORKERS"].flatMap({ Int($0) }), workers > 0 {
  Workers(workers).supervise()
}

var configuration = Site.Configuration()
// All pages come from one address, and a program clicks faster than a person.
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
try await site.run(router, port: 0) { port in
  print(port)
  fflush(nil)
}
