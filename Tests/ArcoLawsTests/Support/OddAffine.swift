import ArcoOptics

/// The affine to the first of some numbers, with one thing wrong.
struct OddAffine: AffineOptic {
  enum Oddity: Sendable {
    case ignores
    case turns
    case remembers
    case fills
    case callsTwice
    case swallows
    case eachFills
    case visitsAll
  }

  let oddity: Oddity

  init(_ oddity: Oddity) { self.oddity = oddity }

  func extract(_ numbers: [Int]) -> Int? { numbers.first }

  func modifyIfPresent<R, E: Error>(
    _ numbers: inout [Int], _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R? {
    if numbers.isEmpty, oddity == .fills { numbers.append(0) }
    guard let first = numbers.first else { return nil }
    let old = numbers
    if oddity == .callsTwice { _ = try body(&numbers[0]) }
    defer {
      switch oddity {
      case .ignores: numbers = old
      case .turns: numbers = [numbers[0]] + numbers.dropFirst().reversed()
      case .remembers where numbers[0] != first: numbers.append(first)
      default: break
      }
    }
    do throws(E) {
      return try body(&numbers[0])
    } catch {
      if oddity == .swallows { return nil }
      throw error
    }
  }

  func modifyEach<E: Error>(
    _ numbers: inout [Int], _ body: (inout Int) throws(E) -> Void
  ) throws(E) {
    if oddity == .eachFills, numbers.count == 1 { numbers.append(0) }
    _ = try modifyIfPresent(&numbers, body)
  }

  func visit<E: Error>(_ numbers: [Int], _ body: (Int) throws(E) -> Bool) throws(E) -> Bool {
    for number in numbers.prefix(oddity == .visitsAll ? 9 : 1) where try !body(number) {
      return false
    }
    return true
  }
}
