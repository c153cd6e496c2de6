extension Choices {
  /// Draws the elements of a list.
  ///
  /// Some elements repeat the one before or an earlier one, because repeated ids, keys and values
  /// often reveal mistakes.
  /// - Parameters:
  ///   - count: the range of the number of elements; nil for the usual number: see ``usualCount``.
  mutating func list<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>?
  ) -> [Element] {
    let bounds = count ?? 0...Self.longest
    let wanted = count.map { self.count(in: $0) } ?? self.count()
    var elements: [Element] = []
    var places: [Range<Int>] = []
    depth += 1
    defer { depth -= 1 }
    for number in 0..<bounds.upperBound {
      if number >= bounds.lowerBound {
        guard choose(upTo: 1, by: { _ in number < wanted ? 1 : 0 }) == 1 else { break }
      }
      let start = made.count
      if !places.isEmpty, die(8) == 1 {
        let place = places[die(places.count)]
        elements.append(draw(element, by: Array(made[place])))
      } else {
        elements.append(draw(element))
      }
      places.append(start..<made.count)
    }
    return elements
  }

  /// The greatest number of elements of a list without a given count.
  static var longest: Int { 400 }

  /// Chooses the number of elements of a list without a given count: up to twelve, often none,
  /// sometimes more than twelve and rarely more than a hundred. Lists within lists are short.
  private mutating func count() -> Int {
    switch die(32) {
    case 1...3: 0
    case 4 where depth == 0, 5 where depth == 0: 13 + die(28)
    case 6 where depth == 0: 100 + die(31)
    default: die(min(12, size) + 1)
    }
  }

  private mutating func count(in bounds: ClosedRange<Int>) -> Int {
    let (grown, isTooLarge) = bounds.lowerBound.addingReportingOverflow(size)
    let most = isTooLarge ? bounds.upperBound : min(bounds.upperBound, grown)
    return bounds.lowerBound + die(most - bounds.lowerBound + 1)
  }
}
