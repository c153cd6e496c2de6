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
public struct Rearrangement: Sendable {
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

  /// One thing that was done to elements that were all where they had been.
  @usableFromInline
  enum Edit: Sendable {
    case nothing
    case inserted(at: Int)
    case removed(at: Int)
    case moved(from: Int, to: Int)
    /// The lower position is the first.
    case swapped(Int, Int)
  }

  /// What was done, if it is one thing, as it mostly is; nil where pieces say it.
  @usableFromInline
  private(set) var edit: Edit?
  private(set) var list: [Piece] = []
  /// How many elements there were before.
  public let before: Int
  /// How many there are now.
  public private(set) var count: Int

  /// Begins with elements that all are where they were.
  public init(of count: Int) { (before, self.count, edit) = (count, count, .nothing) }

  /// Begins with one thing that was done to so many elements.
  init(of count: Int, _ edit: Edit) {
    (before, self.count) = (count, count + edit.growth)
    self.edit = edit.isNothing ? .nothing : edit
  }

  /// Begins with none of the elements that there were; for who adds what there is now from the first to
  /// the last.
  @usableFromInline
  init(replacing count: Int) { (before, self.count, edit) = (count, 0, nil) }

  /// All that there is has come, and that is one.
  @usableFromInline
  static var one: Rearrangement { Rearrangement(of: 0, .inserted(at: 0)) }

  /// All that there is has come.
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

  /// The one that there was has gone.
  @usableFromInline
  static var end: Rearrangement {
    var order = Rearrangement(of: 1)
    order.remove(at: 0)
    return order
  }

  /// The pieces of the new order, from the first to the last; none of them is empty.
  public var pieces: [Piece] {
    if edit == nil { return list }
    var order = self
    order.spellOut()
    return order.list
  }

  /// Whether it is more than is worth telling.
  var isMuch: Bool { list.count > 64 }

  /// Whether everything is where it was.
  public var isUnchanged: Bool {
    if let edit { return edit.isNothing }
    return count == before && (count == 0 || list[0] == Piece(0, count))
  }

  /// Puts an element that is new at a position.
  public mutating func insert(at position: Int) { add(.inserted(at: position)) }

  /// Takes away the element at a position.
  public mutating func remove(at position: Int) { add(.removed(at: position)) }

  /// Moves the element at a position to the position that it has afterwards.
  public mutating func move(from old: Int, to new: Int) { add(.moved(from: old, to: new)) }

  /// Swaps two positions.
  public mutating func swapAt(_ one: Int, _ other: Int) {
    add(.swapped(min(one, other), max(one, other)))
  }

  /// Does one thing more.
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

  /// Has pieces say what was done.
  private mutating func spellOut() {
    guard let edit else { return }
    (self.edit, count) = (nil, 0)
    // A swap leaves five.
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

  /// Adds to the end what was at a place; less than 0 for what is new.
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

  /// The index of the piece that begins at a position; it is made to.
  private mutating func cut(at position: Int) -> Int {
    // Most is done at the end.
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

  /// Makes one piece of two, if they belong together.
  private mutating func join(_ index: Int) {
    guard index > 0, index < list.count else { return }
    let (one, other) = (list[index - 1], list[index])
    guard one.isNew ? other.isNew : one.start + one.count == other.start else { return }
    list[index - 1].count += other.count
    list.remove(at: index)
  }
}

extension Rearrangement: Equatable {
  /// Whether both have the same pieces of as many elements.
  public static func == (left: Rearrangement, right: Rearrangement) -> Bool {
    left.before == right.before && left.pieces == right.pieces
  }
}

extension Rearrangement.Edit {
  /// Whether nothing was done, or what left everything where it was.
  var isNothing: Bool {
    switch self {
    case .nothing: true
    case .moved(let old, let new): old == new
    case .swapped(let one, let other): one == other
    case .inserted, .removed: false
    }
  }

  /// How many elements there are more.
  var growth: Int {
    switch self {
    case .inserted: 1
    case .removed: -1
    case .nothing, .moved, .swapped: 0
    }
  }
}
