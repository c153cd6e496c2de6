// Changes by position, as SwiftUI's lists report them: positions before the change.
extension Rows {
  /// Moves the elements at some positions together, as SwiftUI's `onMove` reports a move.
  ///
  ///     shelf.move(fromOffsets: [0, 2], toOffset: 4)
  ///
  /// - Parameters:
  ///   - offsets: the positions before the move, in any order, for example an `IndexSet`. The
  ///     elements keep their order.
  ///   - destination: the position before the move of the element in front of which they are
  ///     placed; `count` for the end.
  /// - Precondition: all positions are valid.
  /// - Complexity: that of a ``move(id:to:)`` for each position.
  public mutating func move(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    let moved = offsets.sorted()
    let ids = moved.map { keys[$0] }
    let before = moved.count { $0 < destination }
    for step in 0..<before { move(id: ids[before - 1 - step], to: destination - 1 - step) }
    for step in before..<ids.count { move(id: ids[step], to: destination + step - before) }
  }

  /// Removes the elements at some positions, as SwiftUI's `onDelete` reports a removal.
  ///
  /// - Parameter offsets: the positions before the removal, in any order, for example an
  ///   `IndexSet`.
  /// - Precondition: all positions are valid.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    for id in offsets.map({ keys[$0] }) { remove(id: id) }
  }
}
