import Arco
import Testing

/// What `print` and a failed expectation show of the values that users meet.
@MainActor struct PrintingTests {
  private struct Dose: Equatable, Sendable { var grams = 0 }

  @Test func `rows print their elements by id, in order`() {
    var rows = Rows([(7, "beans"), (3, "milk")])
    rows.move(id: 3, to: 0)
    #expect("\(rows)" == "[3: milk, 7: beans]")
    #expect(String(reflecting: rows) == "[3: \"milk\", 7: \"beans\"]")
    #expect("\(Rows<Int, Int>())" == "[:]")
    var shown = ""
    dump(rows, to: &shown)
    #expect(!shown.contains("slot"))
    #expect(shown.contains("milk"))
  }

  @Test func `ids, queues and their decisions print as they are written`() {
    let page = EffectID("page", 3)
    #expect("\(page) \(EffectID("save"))" == "\"page\" 3 \"save\"")
    let search = Queue("search", .debounce(.milliseconds(300)))
    #expect("\(search)" == "queue \"search\": debounce of 0.3 seconds, latest 1")
    #expect(
      "\(Queue.Policy.concurrent(4).spaced(by: .seconds(1)))"
        == "concurrent 4, spaced by 1.0 seconds")
    #expect(
      "\(Queue.Policy.throttle(.seconds(1), .first, then: .concat))"
        == "throttle of 1.0 seconds, first, concat")
    #expect("\([Queue.Policy.merge, .race, .oldest(2)])" == "[merge, race, oldest 2]")
    var log: [Queue.Decision] = []
    let asking = Dispatcher<Void, Int, Int>.effectful { _ in
      .callback(id: "ask", queue: search) { _, _ in Cancellation {} }
    }
    let driver = Driver(asking, state: 0, interpretation: .live.observing { log.append($0) })
    driver.send(1)
    #expect(
      log.first?.description.hasSuffix(" seconds: effect 0 \"ask\" of queue \"search\" waits")
        == true)
    let left = UnfinishedEffect(id: "save", queue: nil, hasBegun: true)
    #expect("\(left)" == "effect \"save\", running")
    #expect(
      "\(Problem.effectOverdue(id: "save"))".hasPrefix("an effect with id \"save\" took longer"))
  }

  @Test func `what runs prints its type and state, and what is made of functions its type`() {
    let adding = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let driver = Driver(adding, state: 2)
    #expect("\(adding)" == "Dispatcher<(), Int, Int>")
    #expect("\(driver)" == "Driver<(), Int, Int>(state: 2)")
    #expect("\(driver.scope)" == "Scope<Int, Int>(state: 2)")
    #expect("\(driver.send(1))" == "a send that started nothing")
    #expect("\(Effect<Void, Int, Int>.send(1))" == "Effect<(), Int, Int>")
  }

  @Test func `a problem names the number of an id, and times shorter than a second`() {
    let page = EffectID("page", 3)
    #expect(Problem.effectOverdue(id: page).message.contains("with id \"page\" 3 took longer"))
    let short = Problem.effectCutShort(id: "save", after: .milliseconds(1_500))
    #expect(short.message.contains("with id \"save\" was cancelled 1500 ms after"))
    let long = Problem.effectCutShort(id: nil, after: .seconds(10))
    #expect(long.message.contains("an effect was cancelled 10 s after"))
  }
}
