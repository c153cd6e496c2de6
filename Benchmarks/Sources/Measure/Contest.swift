/// One workload done in two ways, the first of which is the measure of the second.
///
///     Contest("send_counter", hand: { handCounter() }, arco: { arcoCounter() })
///
/// A side makes what it needs, on the main actor, and returns the operation as a closure, called
/// once for each as an event handler is. Were the loop the side's own, the compiler would make one
/// exclusive access of thousands of sends, which no program that waits for a user can.
public struct Contest {
  /// Does the operation once; its argument counts the turns.
  public typealias Run = (Int) -> Void
  /// A name within the contest, and what makes the operation.
  public typealias Side = (name: String, make: @MainActor () -> Run)

  /// The beginning of the figures' names; a side and a quantity follow.
  let name: String
  let sides: [Side]

  /// Sets two ways against each other.
  public init(_ name: String, _ measure: Side, _ contender: Side) {
    self.name = name
    self.sides = [measure, contender]
  }

  /// Sets Arco against a store written by hand.
  public init(
    _ name: String, hand: @escaping @MainActor () -> Run, arco: @escaping @MainActor () -> Run
  ) {
    self.init(name, ("hand", hand), ("arco", arco))
  }

  /// Runs what the command line asks for.
  ///
  /// - `list`: prints each contest's name and its two sides.
  /// - `count NAME SIDE N`: does *n* operations of one side and prints nothing. `Scripts/bench`
  ///   calls it with two counts under callgrind; their difference is free of start and set-up.
  /// - nothing: prints the times and allocations of all.
  @MainActor public static func main(_ contests: [Contest]) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "list":
      for contest in contests { print(contest.name, contest.sides[0].name, contest.sides[1].name) }
    case "count": count(contests, arguments)
    default: for contest in contests { contest.measure() }
    }
  }

  @MainActor private static func count(_ contests: [Contest], _ arguments: [String]) {
    guard arguments.count == 4, let operations = Int(arguments[3]),
      let contest = contests.first(where: { $0.name == arguments[1] }),
      let side = contest.sides.first(where: { $0.name == arguments[2] })
    else { preconditionFailure("count NAME SIDE N") }
    Self.run(side.make(), operations)
  }

  @MainActor private func measure() {
    let runs = sides.map { $0.make() }
    let operations = Self.operations(toFill: runs[0])
    Self.run(runs[1], operations)
    // Interleaved, so that a slow moment of the machine meets both sides; the ratio is that of the
    // minima, which noise can only raise.
    var times: [[Double]] = [[], []]
    for _ in 0..<15 {
      for side in runs.indices {
        times[side].append(nanoseconds { Self.run(runs[side], operations) } / Double(operations))
      }
    }
    for side in runs.indices {
      report("\(name)_\(sides[side].name)_time", median(times[side]), "ns")
    }
    report("\(name)_time_ratio", (times[1].min() ?? 0) / (times[0].min() ?? 1), "ratio")
    guard Allocations.areCounted else { return }
    for side in runs.indices {
      let allocations = Allocations.of { Self.run(runs[side], operations) }
      let each = Double(allocations.made) / Double(operations)
      report("\(name)_\(sides[side].name)_allocations", each, "allocations")
    }
    report(
      "\(name)_growth", Double(Allocations.of { Self.run(runs[1], operations) }.grown), "bytes")
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
