import ArcoCore
import ArcoWebTesting

/// The results of a walk so far, with an index that finds a state again.
///
/// Visitors read it on several threads while no thread writes. The running walk writes while no
/// visitor reads.
///
/// Invariant: no two nodes have the same state and the same effects, timers and local state beside
/// it.
final class Findings<State> {
  @exclusivity(unchecked) var graph = Graph<State>()
  /// The graph's labels.
  let labels: LabelTable
  /// The distinct screens, nil until a question needs them, their fingerprints, and the labels of
  /// their offers.
  private(set) var screens: [PageScreen?] = []
  /// For each screen, a state that shows it.
  private(set) var examples: [Int] = []
  var screenPrints: [Fingerprint] = []
  var offerLabels: [[Int32]] = []
  /// For each screen, the listeners for which there is no sample.
  private(set) var untried: [[String]] = []
  private(set) var screenNumbers: [Fingerprint: Int32] = [:]
  /// The problems that drivers and pages reported, with the steps that caused them.
  var problems: [(node: Int, edge: Int?, text: String)] = []
  /// The steps that the walk does not take because they trap.
  var traps: [Trap] = []
  /// For each state, whether no effect is in flight. Such a state can be set directly.
  @exclusivity(unchecked) private(set) var resting: [Bool] = []
  private(set) var locals: [Int32: [LocalChange]] = [:]
  /// For states with nothing in flight: what the browser shows and the view does not say.
  private(set) var browsers: [Int32: BrowserState] = [:]

  @exclusivity(unchecked) private var prints: [Fingerprint] = []
  @exclusivity(unchecked) private var besideOf: [Int32] = []
  private var flightNumbers: [Flight: Int32] = [.none: 0]
  private var besides: [Fingerprint] = [.zero]
  private var besideNumbers: [Fingerprint: Int32] = [.zero: 0]
  /// A hash table with the nodes by their fingerprints; -1 for an empty slot. Its size is a power
  /// of two.
  @exclusivity(unchecked) private var slots = [Int32](repeating: -1, count: 1 << 10)

  init() { labels = graph.table }

  /// The number of states. `graph.count` would copy the whole graph.
  var count: Int { graph.states.count }

  /// Returns the node of a state; nil if it is new.
  func find(
    _ state: State, _ print: Fingerprint, beside: Fingerprint, by identity: StateIdentity<State>
  ) -> Int? {
    var number: Int32 = 0
    if beside != .zero {
      guard let known = besideNumbers[beside] else { return nil }
      number = known
    }
    var slot = start(print, number)
    while slots[slot] >= 0 {
      let node = Int(slots[slot])
      if prints[node] == print, besideOf[node] == number, isEqual(state, node, identity) {
        return node
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether a state, with its effects and timers, equals that of a node.
  func isSame(
    _ print: Fingerprint, beside: Fingerprint, as node: Int, _ state: State,
    by identity: StateIdentity<State>
  ) -> Bool {
    prints[node] == print && besides[Int(besideOf[node])] == beside
      && isEqual(state, node, identity)
  }

  /// Appends a new state. Returns its node.
  func add(_ state: State, _ arrival: Arrival, from parent: (node: Int, edge: Int)?) -> Int {
    let node = graph.states.count
    let number = number(ofBeside: arrival.beside)
    prints.append(arrival.print)
    besideOf.append(number)
    resting.append(arrival.isResting)
    if !arrival.locals.isEmpty { locals[Int32(node)] = arrival.locals }
    if !arrival.browser.isEmpty { browsers[Int32(node)] = arrival.browser }
    graph.add(state, from: parent)
    if graph.states.count * 2 > slots.count { grow() }
    place(node)
    return node
  }

  /// Returns the number of a screen. Adds the screen if it is new. Its example is then the state
  /// with the number `node`, which shows it.
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

  /// Stores the contents of the screen with this number. The walk stores only fingerprints, so this
  /// is called when a question to the explorer reads the screen's contents.
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

  private func isEqual(_ state: State, _ node: Int, _ identity: StateIdentity<State>) -> Bool {
    guard let areEqual = identity.areEqual else { return true }
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

/// The facts about a state that a step reached, beside the state itself.
struct Arrival {
  var print: Fingerprint
  var beside = Fingerprint.zero
  var flight = Flight.none
  var isResting = true
  var locals: [LocalChange] = []
  var browser = BrowserState()
  var screen: SeenScreen?
}

/// A page that a visitor has seen.
struct SeenScreen {
  /// The fingerprint of the page's markup, and of what the browser shows beside it.
  let print: Fingerprint
  /// The offers of the page; empty if the screen is known already.
  var offers: [SeenOffer] = []
  /// The listeners for which there is no sample; empty if the screen is known already.
  var untried: [String] = []
}

/// An offer of a page: the number of its label, or the offer itself if its label is new.
enum SeenOffer {
  case known(Int32)
  case new(PageOffer)
}

/// A step that traps.
struct Trap: Hashable, Sendable {
  let node: Int32
  /// The step's index among the moves of its state; -1 if rendering the state itself traps.
  let move: Int32
  /// The message that Swift printed; empty if there was none.
  var message = ""
}
