/// What an input cost, counted: for tests and benchmarks that must not depend on a clock.
public struct DriverCounters: Equatable, Sendable {
  /// Nodes of the tree of children that were visited.
  public internal(set) var nodesVisited = 0
  /// View functions that ran.
  public internal(set) var viewsRun = 0
  /// Parts that were compared with what their views show.
  public internal(set) var partsCompared = 0
  /// Rows that were visited to find out which of them were written.
  public internal(set) var rowsVisited = 0
  /// Keyed collections whose ids were compared one by one.
  public internal(set) var collectionsCompared = 0

  /// Nothing counted.
  public init() {}
}
