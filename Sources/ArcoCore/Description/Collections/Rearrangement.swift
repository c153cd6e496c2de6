/// How one order of elements became another: runs of neighbours that stayed together, and what is new
/// between them.
///
///     var order = Rearrangement(of: 100_000)
///     order.swapAt(1, 99_998)
///     order.insert(at: 0)
///     order.pieces.count  // 6: what is new, and five runs of what there was
///
/// It costs what was changed, not what there is. So whoever keeps something for each element, such as a
/// view, need not look at those that stayed.
public struct Rearrangement: Equatable, Sendable {
  /// Neighbours that are neighbours still, or that are new.
  public struct Piece: Equatable, Sendable {
    /// Where the first of them was before; less than 0 where they are new.
    public var start: Int
    /// How many there are.
    public var count: Int

    @inlinable
    init(_ start: Int, _ count: Int) { (self.start, self.count) = (start, count) }

    /// Whether they were not there before.
    @inlinable
    public var isNew: Bool { start < 0 }
  }

  /// The pieces of the new order, from the first to the last; none of them is empty.
  public private(set) var pieces: [Piece]
  /// How many elements there were before.
  public let before: Int
  /// How many there are now.
  public private(set) var count: Int

  /// Begins with elements that all are where they were.
  public init(of count: Int) {
    (before, self.count) = (count, count)
    pieces = []
    // A swap leaves five.
    pieces.reserveCapacity(6)
    if count > 0 { pieces.append(Piece(0, count)) }
  }

  /// Begins with none of the elements that there were; for who adds what there is now from the first to
  /// the last.
  @usableFromInline
  init(replacing count: Int) { (before, self.count, pieces) = (count, 0, []) }

  /// All that there is has come.
  @usableFromInline
  static func news(_ count: Int) -> Rearrangement {
    var order = Rearrangement(replacing: 0)
    order.append(-1, count)
    return order
  }

  /// Whether everything is where it was.
  public var isUnchanged: Bool {
    count == before && (count == 0 || pieces[0] == Piece(0, count))
  }

  /// Puts an element that is new at a position.
  public mutating func insert(at position: Int) { put(-1, at: position) }

  /// Takes away the element at a position.
  public mutating func remove(at position: Int) { _ = take(at: position) }

  /// Moves the element at a position to the position that it has afterwards.
  public mutating func move(from old: Int, to new: Int) { put(take(at: old), at: new) }

  /// Swaps two positions.
  public mutating func swapAt(_ one: Int, _ other: Int) {
    if one == other { return }
    let (low, high) = (min(one, other), max(one, other))
    if isUnchanged { return swapFirst(low, high) }
    let later = take(at: high)
    let earlier = take(at: low)
    put(later, at: low)
    put(earlier, at: high)
  }

  /// Swaps two positions where nothing was done before, which is what most swaps are.
  private mutating func swapFirst(_ low: Int, _ high: Int) {
    while !pieces.isEmpty { pieces.removeLast() }
    count = 0
    append(0, low)
    append(high)
    append(low + 1, high - low - 1)
    append(low)
    append(high + 1, before - high - 1)
  }

  /// Adds to the end what was at a place; less than 0 for what is new.
  @usableFromInline
  mutating func append(_ start: Int, _ added: Int = 1) {
    guard added > 0 else { return }
    count += added
    if let last = pieces.last, last.isNew ? start < 0 : last.start + last.count == start {
      pieces[pieces.count - 1].count += added
    } else {
      pieces.append(Piece(start, added))
    }
  }

  /// The index of the piece that begins at a position; it is made to.
  private mutating func cut(at position: Int) -> Int {
    // Most is done at the end.
    var (index, start) = (pieces.count, count)
    while start > position {
      index -= 1
      start -= pieces[index].count
    }
    let left = position - start
    if left == 0 { return index }
    let piece = pieces[index]
    pieces[index].count = left
    pieces.insert(
      Piece(piece.isNew ? -1 : piece.start + left, piece.count - left), at: index + 1)
    return index + 1
  }

  private mutating func take(at position: Int) -> Int {
    let index = cut(at: position)
    count -= 1
    let piece = pieces[index]
    if piece.count == 1 {
      pieces.remove(at: index)
      join(index)
    } else {
      pieces[index] = Piece(piece.isNew ? -1 : piece.start + 1, piece.count - 1)
    }
    return piece.start
  }

  private mutating func put(_ start: Int, at position: Int) {
    let index = cut(at: position)
    count += 1
    pieces.insert(Piece(start, 1), at: index)
    join(index + 1)
    join(index)
  }

  /// Makes one piece of two, if they belong together.
  private mutating func join(_ index: Int) {
    guard index > 0, index < pieces.count else { return }
    let (one, other) = (pieces[index - 1], pieces[index])
    guard one.isNew ? other.isNew : one.start + one.count == other.start else { return }
    pieces[index - 1].count += other.count
    pieces.remove(at: index)
  }
}
