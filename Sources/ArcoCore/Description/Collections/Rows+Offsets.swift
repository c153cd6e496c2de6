// What a list of SwiftUI reports: positions as they were before the change.
extension Rows {
  /// Moves the elements at some positions together, as SwiftUI's `onMove` reports it.
  ///
  ///     shelf.move(fromOffsets: [0, 2], toOffset: 4)
  ///
  /// - Parameters:
  ///   - offsets: the positions before the move, in any order; an `IndexSet` is one. The elements keep their order.
  ///   - destination: before which element they come, by its position before the move; `count` for the end.
  /// - Precondition: all positions are there.
  /// - Complexity: that of a ``move(id:to:)`` for each position.
  public mutating func move(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    let moved = offsets.sorted()
    let ids = moved.map { keys[$0] }
    let before = moved.count { $0 < destination }
    for step in 0..<before { move(id: ids[before - 1 - step], to: destination - 1 - step) }
    for step in before..<ids.count { move(id: ids[step], to: destination + step - before) }
  }

  /// Removes the elements at some positions, as SwiftUI's `onDelete` reports it.
  ///
  /// - Parameter offsets: the positions before the removal, in any order; an `IndexSet` is one.
  /// - Precondition: all positions are there.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    for id in offsets.map({ keys[$0] }) { remove(id: id) }
  }
}
