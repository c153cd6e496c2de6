/// A row of js-framework-benchmark's table.
public struct TableRow: Equatable, Sendable {
  /// Unique in its table.
  public let id: Int
  /// What it says.
  public var label: String
  /// Whether it is the one that is selected.
  public var isSelected = false

  /// Makes a row.
  public init(id: Int, label: String) {
    self.id = id
    self.label = label
  }
}

/// What can happen to a row.
public enum RowInput: Equatable, Sendable {
  /// Somebody clicked its label. The table answers.
  case select
  /// Somebody clicked its cross. The table answers.
  case remove
  /// It says something else.
  case rename(String)
}
