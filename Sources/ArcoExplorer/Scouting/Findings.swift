import ArcoCore
import ArcoWebTesting

/// What a walk has found so far, and where to find a state in it again.
///
/// Scouts on several threads read it while nobody writes; one journey writes while no scout reads.
///
/// Invariant: a state is at one place only, by its own fingerprint and what is beside it.
final class Findings<State> {
  @exclusivity(unchecked) var graph = Graph<State>()
  /// The graph's labels.
  let labels: LabelTable
  /// The distinct screens, their fingerprints and the labels of what each offers.
  private(set) var screens: [PageScreen?] = []
  /// A state that shows each of them.
  private(set) var examples: [Int] = []
  var screenPrints: [Fingerprint] = []
  var offerLabels: [[Int32]] = []
  /// What listens on each screen and was left alone.
  private(set) var untried: [[String]] = []
  private(set) var screenNumbers: [Fingerprint: Int32] = [:]
  /// What drivers and pages reported, with the step that led to it.
  var problems: [(node: Int, edge: Int?, text: String)] = []
  /// Steps that are not taken, as they trap.
  var traps: [Trap] = []
  /// Which states rest: nothing is in flight, so that they can be put back.
  @exclusivity(unchecked) private(set) var resting: [Bool] = []
  private(set) var locals: [Int32: [LocalChange]] = [:]

  @exclusivity(unchecked) private var prints: [Fingerprint] = []
  @exclusivity(unchecked) private var besideOf: [Int32] = []
  private var flightNumbers: [Flight: Int32] = [.none: 0]
  private var besides: [Fingerprint] = [.zero]
  private var besideNumbers: [Fingerprint: Int32] = [.zero: 0]
  /// The places of states by their fingerprints; -1 for none. A power of two.
  @exclusivity(unchecked) private var slots = [Int32](repeating: -1, count: 1 << 10)

  init() { labels = graph.table }

  /// How many states were found. Asked of the graph as a whole, all of it would be copied.
  var count: Int { graph.states.count }

  /// The place of a state; nil if it was not found yet.
  func find(
    _ state: State, _ print: Fingerprint, beside: Fingerprint, by telling: Telling<State>
  ) -> Int? {
    var number: Int32 = 0
    if beside != .zero {
      guard let known = besideNumbers[beside] else { return nil }
      number = known
    }
    var slot = start(print, number)
    while slots[slot] >= 0 {
      let node = Int(slots[slot])
      if prints[node] == print, besideOf[node] == number, isEqual(state, node, telling) {
        return node
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether a state and what is beside it are those at a place.
  func isSame(
    _ print: Fingerprint, beside: Fingerprint, as node: Int, _ state: State,
    by telling: Telling<State>
  ) -> Bool {
    prints[node] == print && besides[Int(besideOf[node])] == beside && isEqual(state, node, telling)
  }

  /// Puts a state that was not found yet at the end, and returns its place.
  func add(_ state: State, _ arrival: Arrival, from parent: (node: Int, edge: Int)?) -> Int {
    let node = graph.states.count
    let number = number(ofBeside: arrival.beside)
    prints.append(arrival.print)
    besideOf.append(number)
    resting.append(arrival.isResting)
    if !arrival.locals.isEmpty { locals[Int32(node)] = arrival.locals }
    graph.add(state, from: parent)
    if graph.states.count * 2 > slots.count { grow() }
    place(node)
    return node
  }

  /// The number of a screen, which is new if it was not seen yet.
  func number(of seen: SeenScreen, at node: Int) -> Int32 {
    if let known = screenNumbers[seen.print] { return known }
    let number = Int32(screens.count)
    screens.append(nil)
    examples.append(node)
    screenPrints.append(seen.print)
    screenNumbers[seen.print] = number
    untried.append(seen.untried)
    offerLabels.append(
      seen.offers.map { offer in
        switch offer {
        case .known(let label): label
        case .new(let offer): labels.number(of: .offer(offer))
        }
      })
    return number
  }

  /// Notes what there is to a screen, once somebody has asked.
  func note(_ screen: PageScreen, as number: Int) { screens[number] = screen }

  func number(of flight: Flight) -> Int32 {
    if let known = flightNumbers[flight] { return known }
    let number = Int32(graph.flights.count)
    graph.flights.append(flight)
    flightNumbers[flight] = number
    return number
  }

  /// The fingerprint of the screen that a state shows; nil without views.
  func screenPrint(of node: Int) -> Fingerprint? {
    let number = Int(graph.screenOf[node])
    return number < 0 ? nil : screenPrints[number]
  }

  func knows(screen print: Fingerprint) -> Bool { screenNumbers[print] != nil }

  private func isEqual(_ state: State, _ node: Int, _ telling: Telling<State>) -> Bool {
    guard let areEqual = telling.areEqual else { return true }
    return graph.states.withUnsafeBufferPointer { areEqual(state, $0[node]) }
  }

  private func number(ofBeside print: Fingerprint) -> Int32 {
    if let known = besideNumbers[print] { return known }
    let number = Int32(besides.count)
    besides.append(print)
    besideNumbers[print] = number
    return number
  }

  private func start(_ print: Fingerprint, _ beside: Int32) -> Int {
    let bits =
      (print.low ^ print.high) &+ UInt64(UInt32(bitPattern: beside)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: bits ^ (bits >> 32)) & (slots.count - 1)
  }

  private func place(_ node: Int) {
    var slot = start(prints[node], besideOf[node])
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(node)
  }

  private func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for node in 0..<(graph.states.count - 1) { place(node) }
  }
}

/// What there is to a state that was reached, beside the state itself.
struct Arrival {
  var print: Fingerprint
  var beside = Fingerprint.zero
  var flight = Flight.none
  var isResting = true
  var locals: [LocalChange] = []
  var screen: SeenScreen?
}

/// What a page showed.
struct SeenScreen {
  /// That of its markup.
  let print: Fingerprint
  /// What can be done there; empty where the screen is known already.
  var offers: [SeenOffer] = []
  /// What listens there and is left alone; empty where the screen is known already.
  var untried: [String] = []
}

/// What can be done on a page, as a scout tells it: the number of its label where that is known.
enum SeenOffer {
  case known(Int32)
  case new(PageOffer)
}

/// A step that ends the program.
struct Trap: Hashable, Sendable {
  let node: Int32
  /// The step's number among those of its state; -1 where the state's own view traps.
  let move: Int32
  /// What the program said, if it said something.
  var message = ""
}
