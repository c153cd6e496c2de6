/// The steps from one order of keyed items to another: removals, insertions, and the least possible
/// number of moves.
///
/// The items that stay in place are a longest increasing subsequence of the old places, read in the
/// new order. The second of two equal keys counts as new.
///
/// - Complexity: linear, and *m* log *m* in the *m* items between the first and the last
///   difference.
/// - Source: Schensted, Canadian Journal of Mathematics 13, 1961; with weights: Jacobson and Vo, Heaviest
///   increasing and common subsequence problems, 1992.
struct Reordering {
  enum Step: Equatable {
    case insert
    case keep(old: Int)
    case move(old: Int)
  }

  /// One step for each item of the new order.
  private(set) var steps: [Step] = []
  /// The old places of the removed items, ascending, with neighbours in one range.
  private(set) var removed: [Range<Int>] = []

  init<Key: Hashable>(from old: [Key], to new: [Key]) {
    let short = min(old.count, new.count)
    var head = 0
    while head < short, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < short - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }

    steps.reserveCapacity(new.count)
    for index in 0..<head { steps.append(.keep(old: index)) }
    addMiddle(old, head..<(old.count - tail), new[head..<(new.count - tail)])
    for index in (old.count - tail)..<old.count { steps.append(.keep(old: index)) }
  }

  private mutating func addMiddle<Key: Hashable>(
    _ old: [Key], _ places: Range<Int>, _ new: ArraySlice<Key>
  ) {
    guard !new.isEmpty else {
      if !places.isEmpty { removed = [places] }
      return
    }
    guard !places.isEmpty else {
      for _ in new { steps.append(.insert) }
      return
    }
    var placeOfKey: [Key: Int] = [:]
    for place in places.reversed() { placeOfKey[old[place]] = place }
    let sources = new.map { placeOfKey.removeValue(forKey: $0) }

    var isTaken = [Bool](repeating: false, count: places.count)
    for case let source? in sources { isTaken[source - places.lowerBound] = true }
    for place in places where !isTaken[place - places.lowerBound] { remove(place) }

    let staying = Self.heaviestIncreasing(sources.count) { index in sources[index].map { ($0, 1) } }
    for (index, source) in sources.enumerated() {
      guard let source else {
        steps.append(.insert)
        continue
      }
      steps.append(staying[index].stays ? .keep(old: source) : .move(old: source))
    }
  }

  private mutating func remove(_ place: Int) {
    if let last = removed.last, last.upperBound == place {
      removed[removed.count - 1] = last.lowerBound..<(place + 1)
    } else {
      removed.append(place..<(place + 1))
    }
  }

  /// An item: its value, the weight of the heaviest run that ends with it, the index of the previous item
  /// in that run, and whether the item is in the heaviest run of all.
  struct Item { var value = 0, total = 0, previous = -1, stays = false }

  /// Marks an increasing subsequence of the greatest total weight. If all weights are equal, this is a
  /// longest increasing subsequence.
  ///
  /// - Parameter item: returns the value and the weight at an index; nil if there is none.
  static func heaviestIncreasing(
    _ count: Int, _ item: (Int) -> (value: Int, weight: Int)?
  ) -> [Item] {
    /// The indices that end the heaviest runs: their values increase, and so do the weights of the runs.
    var ends: [Int] = []
    ends.reserveCapacity(min(count, 16))
    // Filled one by one, as lists are not made of a repeated value without looking their types up.
    var runs: [Item] = []
    runs.reserveCapacity(count)
    for index in 0..<count {
      runs.append(Item())
      guard let (value, weight) = item(index) else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if runs[ends[middle]].value < value { low = middle + 1 } else { high = middle }
      }
      let previous = low > 0 ? ends[low - 1] : -1
      let total = (previous < 0 ? 0 : runs[previous].total) + weight
      runs[index] = Item(value: value, total: total, previous: previous)
      // Runs that end later and weigh no more are of no use any longer.
      var beaten = low
      while beaten < ends.count, runs[ends[beaten]].total <= total { beaten += 1 }
      if low == ends.count {
        ends.append(index)
      } else if beaten == low {
        ends.insert(index, at: low)
      } else {
        ends[low] = index
        if beaten > low + 1 { ends.removeSubrange((low + 1)..<beaten) }
      }
    }
    var index = ends.last ?? -1
    while index >= 0 {
      runs[index].stays = true
      index = runs[index].previous
    }
    return runs
  }
}
