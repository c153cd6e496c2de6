/// How one order of keyed things becomes another: what goes, what comes, and as few moves as there
/// can be.
///
/// The things that stay in place are a longest increasing subsequence of the old places, read in
/// the new order. The second of two equal keys counts as new.
///
/// - Complexity: linear, and *m* log *m* in the *m* things between the first and the last
///   difference.
/// - Source: Schensted, Canadian Journal of Mathematics 13, 1961.
struct Reordering {
  enum Step: Equatable {
    case insert
    case keep(old: Int)
    case move(old: Int)
  }

  /// One for each new thing, in order.
  private(set) var steps: [Step] = []
  /// The old places that are gone, ascending.
  private(set) var removed: [Int] = []

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
      removed = Array(places)
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
    removed = places.filter { !isTaken[$0 - places.lowerBound] }

    let staying = Self.longestIncreasing(sources)
    for (index, source) in sources.enumerated() {
      guard let source else {
        steps.append(.insert)
        continue
      }
      steps.append(staying[index] ? .keep(old: source) : .move(old: source))
    }
  }

  /// Marks a longest increasing subsequence of the values that are there.
  static func longestIncreasing(_ values: [Int?]) -> [Bool] {
    /// The index of the least value that ends a run of each length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if let end = values[ends[middle]], end < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low == 0 ? -1 : ends[low - 1]
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var marks = [Bool](repeating: false, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
      marks[index] = true
      index = previous[index]
    }
    return marks
  }
}
