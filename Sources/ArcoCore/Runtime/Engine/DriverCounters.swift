/// Counts of the work that inputs have caused, for tests and benchmarks that must not depend on a
/// clock.
public struct DriverCounters: Equatable, Sendable {
  /// The number of visited nodes in the tree of instances.
  public internal(set) var nodesVisited = 0
  /// The number of view functions that ran.
  public internal(set) var viewsRun = 0
  /// The number of states that were compared with the state that a view shows.
  public internal(set) var partsCompared = 0
  /// The number of rows that were visited to find the written rows.
  public internal(set) var rowsVisited = 0
  /// The number of keyed collections whose ids were compared one by one.
  public internal(set) var collectionsCompared = 0

  /// Makes counters of zero.
  public init() {}
}
