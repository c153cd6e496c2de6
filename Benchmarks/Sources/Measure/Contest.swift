/// One workload in Arco and, where there is something to compare, written by hand.
///
///     Contest("send_counter", [.ratio], hand: { handCounter() }, arco: { arcoCounter() })
///
/// A side makes what it needs, on the main actor, and returns the operation as a closure, called
/// once for each as an event handler is. Were the loop the side's own, the compiler would make one
/// exclusive access of thousands of sends, which no program that waits for a user can.
public struct Contest {
  /// Does the operation once; its argument counts the turns.
  public typealias Run = (Int) -> Void
  /// Makes the operation.
  public typealias Side = @MainActor () -> Run

  /// What is printed of a contest; each figure has the contest's name and one of these endings.
  public struct Figures: OptionSet, Sendable {
    /// `ns`: what an operation of Arco's takes.
    public static let time = Figures(rawValue: 1)
    /// `allocations`: how often an operation of Arco's asks for memory.
    public static let allocations = Figures(rawValue: 2)
    /// `ratio`: instructions of Arco's operation by those of the one written by hand. Counted by
    /// `Scripts/bench`, under callgrind.
    public static let ratio = Figures(rawValue: 4)

    /// The figures as bits.
    public let rawValue: Int

    /// Makes figures of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  let name: String
  let figures: Figures
  let hand: Side?
  let arco: Side

  /// Names a workload and what to print of it; a ratio needs both sides.
  public init(
    _ name: String, _ figures: Figures, hand: Side? = nil, arco: @escaping Side
  ) {
    precondition(hand != nil || !figures.contains(.ratio), "a ratio needs both sides")
    self.name = name
    self.figures = figures
    self.hand = hand
    self.arco = arco
  }

  /// Runs what the command line asks for.
  ///
  /// - `ratios`: prints the names of the contests that have one.
  /// - `count NAME SIDE N`: does *n* operations of one side and prints nothing. `Scripts/bench`
  ///   calls it with two counts under callgrind; their difference is free of start and set-up.
  /// - nothing: prints the times and allocations of all, then what `others` prints.
  @MainActor public static func main(_ contests: [Contest], others: () -> Void = {}) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "ratios":
      for contest in contests where contest.figures.contains(.ratio) { print(contest.name) }
    case "count":
      count(contests, arguments)
    default:
      for contest in contests { contest.measure() }
      if Allocations.areCounted { others() }
    }
  }

  @MainActor private static func count(_ contests: [Contest], _ arguments: [String]) {
    guard arguments.count == 4, let operations = Int(arguments[3]),
      let contest = contests.first(where: { $0.name == arguments[1] }),
      let side = arguments[2] == "hand" ? contest.hand : contest.arco
    else { preconditionFailure("count NAME hand|arco N") }
    run(side(), operations)
  }

  @MainActor private func measure() {
    guard figures != .ratio else { return }
    let arco = arco()
    let operations = Self.operations(toFill: arco)
    if figures.contains(.time) {
      let times = (0..<15).map { _ in nanoseconds { Self.run(arco, operations) } }
      report("\(name)_ns", median(times) / Double(operations), "ns")
    }
    if figures.contains(.allocations), Allocations.areCounted {
      let allocations = Allocations.of { Self.run(arco, operations) }
      report("\(name)_allocations", Double(allocations.made) / Double(operations), "allocations")
    }
  }

  /// How many operations take two milliseconds; the search also warms caches and storage up.
  private static func operations(toFill operation: Run) -> Int {
    var operations = 16
    while operations < 1 << 24, nanoseconds({ Self.run(operation, operations) }) < 2e6 {
      operations *= 2
    }
    return operations
  }

  @inline(never)
  private static func run(_ operation: Run, _ operations: Int) {
    for turn in 0..<operations { operation(turn) }
  }
}

extension Allocations {
  /// Counts what one of many operations takes, after as many have warmed storage up.
  public static func each(_ operation: Contest.Run) -> (made: Double, bytes: Double) {
    let turns = 1_000
    for turn in 0..<turns { operation(turn) }
    let all = of { for turn in 0..<turns { operation(turn) } }
    return (Double(all.made) / Double(turns), Double(all.bytes) / Double(turns))
  }
}
