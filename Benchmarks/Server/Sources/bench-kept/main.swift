// Serves a counter and a to-do list until it is asked to end, whose sessions are kept as its argument
// says: `bench-kept PORT none|memory|FILE`. Prints its port when it listens.
import Arco
import ArcoHTML
import ArcoSQLite
import ArcoServer
import ArcoStore
import ArcoWeb
import Foundation
import Hummingbird
import Logging

enum CounterInput: Codable, Sendable { case plus }

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

/// A state of some size: a list of a hundred titles, one of which a click marks.
struct Titles: Codable, Sendable {
  struct Title: Codable, Sendable {
    var text: String
    var isMarked = false
  }

  var all = (0..<100).map { Title(text: "What needs to be done, number \($0)") }
  var next = 0
}

enum TitlesInput: Codable, Sendable { case mark }

@Sendable func titles() -> Component<Void, Titles, TitlesInput, HTML> {
  Component(
    .reduce { titles, _ in
      titles.all[titles.next].isMarked.toggle()
      titles.next = (titles.next + 1) % titles.all.count
    }
  ) { titles, send in
    button("mark", .onClick { send(.mark) })
    p("\(titles.next)")
  }
}

/// A list of many rows, above which a click changes a number, or adds a row.
struct Sheet: Codable, Sendable {
  var rows: [Int]
  var marks = 0
}

enum SheetInput: Codable, Sendable { case mark, add }

@Sendable func sheet() -> Component<Void, Sheet, SheetInput, HTML> {
  Component(
    .reduce { sheet, input in
      switch input {
      case .mark: sheet.marks += 1
      case .add: sheet.rows.insert(sheet.rows.count, at: 0)
      }
    }
  ) { sheet, send in
    button("mark", .name("mark"), .onClick { send(.mark) })
    button("add", .name("add"), .onClick { send(.add) })
    p("\(sheet.marks)")
    ul { keyed(sheet.rows, id: { $0 }) { li("row \($0)") } }
  }
}

let (port, place) = (Int(CommandLine.arguments[1]) ?? 0, CommandLine.arguments[2])
let store: (any SessionStore)? =
  switch place {
  case "none": nil
  case "memory": MemorySessionStore()
  default: try SQLiteSessionStore(place)
  }
var configuration = Site.Configuration()
// All pages come from one address, and a program clicks faster than a person.
configuration.limits.sessionsPerAddress = configuration.limits.sessions
configuration.limits.eventsPerSecond = 1_000_000
configuration.limits.eventBurst = 1_000_000
var logger = Logger(label: "bench-kept")
logger.logLevel = .warning
let site = try Site(configuration, store: store, logger: logger)
let router = Router()
router.page("/counter", of: site, title: "Counter") { _, _ in
  Screen(counter(), state: 0, keeping: .inputs(as: "counter"))
}
router.page("/unkept", of: site, title: "Counter") { _, _ in Screen(counter(), state: 0) }
// Counted where `Scripts/bench-durable` loads the counter before this program.
router.get("/allocations") { _, _ in
  let made = dlsym(nil, "allocations_made").map {
    unsafeBitCast($0, to: (@convention(c) () -> Int).self)
  }
  return "\(made?() ?? 0)"
}
router.page("/titles", of: site, title: "Titles") { _, _ in
  Screen(titles(), state: Titles(), keeping: .inputs(as: "titles"))
}
for count in [2, 100, 1_000, 10_000, 100_000] {
  router.page("/sheet-\(count)", of: site, title: "Sheet") { _, _ in
    Screen(sheet(), state: Sheet(rows: Array(0..<count)), keeping: .inputs(as: "sheet"))
  }
}
try await site.run(router, port: port) { port in
  print(port)
  fflush(nil)
}
