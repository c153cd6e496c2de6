import ArcoOptics

/// The traversal over some numbers, with one thing wrong.
struct OddEach: TraversalOptic {
  typealias Whole = [Int]
  typealias Part = Int

  enum Oddity: Sendable {
    case flickers
    case runsOn
    case alwaysEnds
    case swallowsVisits
    case counts
    case adds
    case clamps
    case restores
    case swallowsChanges
    case goesOn
    case turns
    case grows
  }

  let oddity: Oddity
  private let flicker = Flicker()

  init(_ oddity: Oddity) { self.oddity = oddity }

  func visit<E: Error>(_ numbers: [Int], _ body: (Int) throws(E) -> Bool) throws(E) -> Bool {
    let shift = oddity == .flickers ? flicker.next() : 0
    var isStopped = false
    for number in numbers {
      do throws(E) {
        if try body(number &+ shift) { continue }
      } catch {
        if oddity != .swallowsVisits { throw error }
      }
      isStopped = true
      if oddity != .runsOn { break }
    }
    return oddity == .alwaysEnds || !isStopped
  }

  func modifyEach<E: Error>(
    _ numbers: inout [Int], _ body: (inout Int) throws(E) -> Void
  ) throws(E) {
    let old = numbers
    var failure: E?
    for index in oddity == .turns ? numbers.indices.reversed() : Array(numbers.indices) {
      do throws(E) {
        try body(&numbers[index])
      } catch {
        if oddity == .restores { numbers = old }
        failure = error
        if oddity != .goesOn { break }
      }
      if oddity == .counts { numbers[index] &+= 1 }
      if oddity == .clamps { numbers[index] = max(0, numbers[index]) }
      if oddity == .adds, numbers[index] != old[index] { numbers[index] &+= old[index] }
    }
    if oddity == .grows, numbers.count == 1 { numbers.append(0) }
    if let failure, oddity != .swallowsChanges { throw failure }
  }
}
