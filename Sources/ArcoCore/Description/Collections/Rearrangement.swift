/// A change of the order of elements: runs of elements that stayed together, and new elements
/// between them.
///
///     var order = Rearrangement(of: 100_000)
///     order.swapAt(1, 99_998)
///     order.insert(at: 0)
///     order.pieces.count  // 6: the new element, and five runs of old elements
///
/// Its size depends on the number of changes, not on the number of elements. So code that keeps
/// something for each element, such as a view, need not visit the elements that stayed.
public struct Rearrangement: Sendable {
  /// A run of elements that stayed together, or of new elements.
  public struct Piece: Equatable, Sendable {
    /// The old position of the first element; negative for new elements.
    public var start: Int
    /// The number of elements.
    public var count: Int

    @inlinable
    init(_ start: Int, _ count: Int) { (self.start, self.count) = (start, count) }

    /// True if the elements are new.
    @inlinable
    public var isNew: Bool { start < 0 }
  }

  /// A single change.
  @usableFromInline
  enum Edit: Sendable {
    case nothing
    case inserted(at: Int)
    case removed(at: Int)
    case moved(from: Int, to: Int)
    /// Two elements have exchanged their positions; the lower position comes first.
    case swapped(Int, Int)
  }

  /// The change, if there was only one, which is the most common case; nil if `list` holds the
  /// pieces.
  @usableFromInline
  private(set) var edit: Edit?
  private(set) var list: [Piece] = []
  /// The number of elements before.
  public let before: Int
  /// The number of elements now.
  public private(set) var count: Int

  /// Makes a rearrangement that changes nothing.
  public init(of count: Int) { (before, self.count, edit) = (count, count, .nothing) }

  /// Makes a rearrangement with one change of `count` elements.
  init(of count: Int, _ edit: Edit) {
    (before, self.count) = (count, count + edit.growth)
    self.edit = edit.isNothing ? .nothing : edit
  }

  /// Makes a rearrangement that keeps no element. The caller appends the new order from the first
  /// element to the last.
  @usableFromInline
  init(replacing count: Int) { (before, self.count, edit) = (count, 0, nil) }

  /// One element where there was none.
  @usableFromInline
  static var one: Rearrangement { Rearrangement(of: 0, .inserted(at: 0)) }

  /// New elements where there were none.
  @usableFromInline
  static func news(_ count: Int) -> Rearrangement {
    var order = Rearrangement(of: 0)
    if count == 1 {
      return one
    } else if count > 1 {
      order.spellOut()
      order.append(-1, count)
    }
    return order
  }

  /// No element where there was one.
  @usableFromInline
  static var end: Rearrangement {
    var order = Rearrangement(of: 1)
    order.remove(at: 0)
    return order
  }

  /// The pieces of the new order, from the first to the last. No piece is empty.
  public var pieces: [Piece] {
    if edit == nil { return list }
    var order = self
    order.spellOut()
    return order.list
  }

  /// True if the order has so many pieces that comparing all elements costs no more.
  var isMuch: Bool { list.count > 64 }

  /// True if every element has its old position.
  public var isUnchanged: Bool {
    if let edit { return edit.isNothing }
    return count == before && (count == 0 || list[0] == Piece(0, count))
  }

  /// Inserts a new element at a position.
  public mutating func insert(at position: Int) { add(.inserted(at: position)) }

  /// Removes the element at a position.
  public mutating func remove(at position: Int) { add(.removed(at: position)) }

  /// Moves the element at position `old`, so that its position is `new` afterwards.
  public mutating func move(from old: Int, to new: Int) { add(.moved(from: old, to: new)) }

  /// Swaps the elements at two positions.
  public mutating func swapAt(_ one: Int, _ other: Int) {
    add(.swapped(min(one, other), max(one, other)))
  }

  /// Adds a change.
  mutating func add(_ edit: Edit) {
    if edit.isNothing { return }
    if self.edit?.isNothing == true {
      self.edit = edit
      count += edit.growth
      return
    }
    spellOut()
    switch edit {
    case .nothing: break
    case .inserted(let position): put(-1, at: position)
    case .removed(let position): _ = take(at: position)
    case .moved(let old, let new): put(take(at: old), at: new)
    case .swapped(let low, let high):
      let later = take(at: high)
      let earlier = take(at: low)
      put(later, at: low)
      put(earlier, at: high)
    }
  }

  /// Replaces a single change by its pieces.
  private mutating func spellOut() {
    guard let edit else { return }
    (self.edit, count) = (nil, 0)
    // A swap has five pieces; an insertion may follow.
    list.reserveCapacity(6)
    switch edit {
    case .nothing: append(0, before)
    case .inserted(let position):
      append(0, position)
      append(-1)
      append(position, before - position)
    case .removed(let position):
      append(0, position)
      append(position + 1, before - position - 1)
    case .moved(let old, let new):
      let (low, high) = (min(old, new), max(old, new))
      append(0, low)
      if new < old { append(old) }
      append(new < old ? low : low + 1, high - low)
      if new >= old { append(old) }
      append(high + 1, before - high - 1)
    case .swapped(let low, let high):
      append(0, low)
      append(high)
      append(low + 1, high - low - 1)
      append(low)
      append(high + 1, before - high - 1)
    }
  }

  /// Appends elements that began at an old position; a negative position is for new elements.
  @usableFromInline
  mutating func append(_ start: Int, _ added: Int = 1) {
    guard added > 0 else { return }
    count += added
    if let last = list.last, last.isNew ? start < 0 : last.start + last.count == start {
      list[list.count - 1].count += added
    } else {
      list.append(Piece(start, added))
    }
  }

  /// Returns the index of the piece that begins at a position. Divides a piece in two if necessary.
  private mutating func cut(at position: Int) -> Int {
    // From the end, as most changes are there.
    var (index, start) = (list.count, count)
    while start > position {
      index -= 1
      start -= list[index].count
    }
    let left = position - start
    if left == 0 { return index }
    let piece = list[index]
    list[index].count = left
    list.insert(
      Piece(piece.isNew ? -1 : piece.start + left, piece.count - left), at: index + 1)
    return index + 1
  }

  private mutating func take(at position: Int) -> Int {
    let index = cut(at: position)
    count -= 1
    let piece = list[index]
    if piece.count == 1 {
      list.remove(at: index)
      join(index)
    } else {
      list[index] = Piece(piece.isNew ? -1 : piece.start + 1, piece.count - 1)
    }
    return piece.start
  }

  private mutating func put(_ start: Int, at position: Int) {
    let index = cut(at: position)
    count += 1
    list.insert(Piece(start, 1), at: index)
    join(index + 1)
    join(index)
  }

  /// Joins two neighbouring pieces, if their elements belong together.
  private mutating func join(_ index: Int) {
    guard index > 0, index < list.count else { return }
    let (one, other) = (list[index - 1], list[index])
    guard one.isNew ? other.isNew : one.start + one.count == other.start else { return }
    list[index - 1].count += other.count
    list.remove(at: index)
  }
}

extension Rearrangement: Equatable {
  /// True if both begin with the same number of elements and have equal pieces.
  public static func == (left: Rearrangement, right: Rearrangement) -> Bool {
    left.before == right.before && left.pieces == right.pieces
  }
}

extension Rearrangement.Edit {
  /// True if the change leaves every element at its position.
  var isNothing: Bool {
    switch self {
    case .nothing: true
    case .moved(let old, let new): old == new
    case .swapped(let one, let other): one == other
    case .inserted, .removed: false
    }
  }

  /// The change of the number of elements.
  var growth: Int {
    switch self {
    case .inserted: 1
    case .removed: -1
    case .nothing, .moved, .swapped: 0
    }
  }
}
