import ArcoTesting
import Testing

/// Tries a property on generated cases; reports the seed and the smallest case found that fails.
///
/// - Parameters:
///   - shrink: smaller cases near a given one; tried one after another while they still fail.
///   - failure: what is wrong in a case, or nil.
func forAll<Case>(
  seeds: Range<UInt64>,
  _ make: (inout SeededRandom) -> Case,
  shrink: (Case) -> [Case] = { _ in [] },
  _ failure: (Case) -> String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for seed in seeds {
    var seeded = SeededRandom(seed: seed)
    let first = make(&seeded)
    guard var message = failure(first) else { continue }
    var smallest = first
    var isSmaller = true
    var tries = 2_000
    while isSmaller, tries > 0 {
      isSmaller = false
      for candidate in shrink(smallest) {
        tries -= 1
        guard let found = failure(candidate) else { continue }
        (smallest, message, isSmaller) = (candidate, found, true)
        break
      }
    }
    Issue.record("seed \(seed): \(message)\n\(smallest)", sourceLocation: sourceLocation)
    return
  }
}

/// The lists that lack one element of a list.
func lackingOne<Element>(_ list: [Element]) -> [[Element]] {
  list.indices.map { index in
    var fewer = list
    fewer.remove(at: index)
    return fewer
  }
}
