import CCounted

/// One workload in Arco and, where there is something to compare, written by hand: in the same design, and as the
/// least code that does the work.
///
///     Contest("send_counter", [.ratio], hand: { handCounter() }, arco: { arcoCounter() })
///
/// A side makes what it needs, on the main actor, and returns the operation as a closure, called
/// once for each as an event handler is. Were the loop the side's own, the compiler would make one
/// exclusive access of thousands of sends, which no program that waits for a user can.
public struct Contest {
  /// Does the operation once; its argument counts the turns.
  public typealias Run = Operation.Run
  /// Makes the operation.
  public typealias Side = @MainActor () -> Run
  /// Makes an operation that is prepared before each turn.
  public typealias PreparedSide = @MainActor () -> Operation

  /// What is printed of a contest; each figure has the contest's name and one of these endings.
  public struct Figures: OptionSet, Sendable {
    /// `ns`: what an operation of Arco's takes.
    public static let time = Figures(rawValue: 1)
    /// `allocations`: how often an operation of Arco's asks for memory.
    public static let allocations = Figures(rawValue: 2)
    /// `ratio` and `least_ratio`: instructions of Arco's operation by those of the one written by hand, and of the
    /// least code. Counted by `Scripts/bench`, under callgrind.
    public static let ratio = Figures(rawValue: 4)
    /// `ns_by_hand` and `allocations_by_hand`: what the one written by hand takes.
    public static let byHand = Figures(rawValue: 8)
    /// `instructions`: those of Arco's operation, without one to compare; counted as ratios are.
    public static let instructions = Figures(rawValue: 16)

    /// The figures as bits.
    public let rawValue: Int

    /// Makes figures of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// How many operations warm up, and how many there are with those that are counted after them.
  public struct Counts: Sendable {
    let few: Int
    let many: Int

    /// For what takes less than a microsecond.
    public static let thousands = Counts(few: 1_000, many: 3_000)
    /// For what takes microseconds on a large page, whose set-up takes longer.
    public static let tens = Counts(few: 50, many: 150)
    /// For what takes less than a millisecond.
    public static let hundreds = Counts(few: 100, many: 300)
    /// For whole pages.
    public static let single = Counts(few: 5, many: 25)
  }

  let name: String
  let figures: Figures
  let counts: Counts
  let hand: PreparedSide?
  let least: PreparedSide?
  let arco: PreparedSide

  /// Names a workload and what to print of it; a ratio needs both sides.
  public init(
    _ name: String, _ figures: Figures, counts: Counts = .thousands,
    hand: Side? = nil, least: Side? = nil, arco: @escaping Side
  ) {
    self.init(
      name, figures, counts: counts, preparedHand: hand.map(Self.unprepared),
      preparedLeast: least.map(Self.unprepared), preparedArco: Self.unprepared(arco))
  }

  private static func unprepared(_ side: @escaping Side) -> PreparedSide {
    { Operation(side()) }
  }

  /// Names a workload whose turns have to be prepared.
  public init(
    _ name: String, _ figures: Figures, counts: Counts,
    preparedHand hand: PreparedSide?, preparedLeast least: PreparedSide? = nil,
    preparedArco arco: @escaping PreparedSide
  ) {
    precondition(
      hand != nil || figures.isDisjoint(with: [.ratio, .byHand]), "a ratio needs both sides")
    self.name = name
    self.figures = figures
    self.counts = counts
    self.hand = hand
    self.least = least
    self.arco = arco
  }

  /// Runs what the command line asks for.
  ///
  /// - `ratios`: prints the contests that have one, each with how many turns are counted, and its opponents.
  /// - `instructions`: prints those whose instructions are asked for.
  /// - `count NAME SIDE`: does the operations of one side and prints nothing. `Scripts/bench` calls it under callgrind.
  /// - nothing: prints the allocations of all and what `others` prints, if the counter is loaded; their times if not.
  @MainActor public static func main(_ contests: [Contest], others: () -> Void = {}) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "ratios": list(contests, .ratio)
    case "instructions": list(contests, .instructions)
    case "count":
      count(contests, arguments)
    default:
      for contest in contests { contest.measure() }
      if Allocations.areCounted { others() }
    }
  }

  private static func list(_ contests: [Contest], _ figure: Figures) {
    for contest in contests where contest.figures.contains(figure) {
      let opponents = [("hand", contest.hand), ("least", contest.least)].filter { $0.1 != nil }
      print(
        contest.name, contest.counts.many - contest.counts.few,
        opponents.map(\.0).joined(separator: " "))
    }
  }

  @MainActor private static func count(_ contests: [Contest], _ arguments: [String]) {
    guard arguments.count == 3, let contest = contests.first(where: { $0.name == arguments[1] }),
      let side = ["hand": contest.hand, "least": contest.least, "arco": contest.arco][arguments[2]],
      let side
    else { preconditionFailure("count NAME hand|least|arco") }
    let operation = side()
    counting_begins()
    operation.turns(0..<contest.counts.few, counted)
    counting_restarts()
    operation.turns(contest.counts.few..<contest.counts.many, counted)
  }
}
