import ArcoOptics

/// The lens to a dose's grams, with one thing wrong.
struct OddLens: LensOptic {
  enum Oddity: Sendable {
    case clamps
    case marks
    case remembers
    case callsTwice
    case restores
    case extractsPositive
    case flickers
    case optionalCounts
    case eachCounts
    case visitsTwice
    case changeCounts
  }

  let oddity: Oddity
  private let flicker = Flicker()

  init(_ oddity: Oddity) { self.oddity = oddity }

  func get(_ dose: Dose) -> Int {
    oddity == .flickers ? dose.grams + flicker.next() : dose.grams
  }

  func modify<R, E: Error>(
    _ dose: inout Dose, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R {
    let old = dose
    if oddity == .callsTwice { _ = try body(&dose.grams) }
    defer {
      switch oddity {
      case .clamps: dose.grams = max(0, dose.grams)
      case .marks: dose.label += "!"
      case .remembers where dose.grams != old.grams: dose.label = "\(old.grams)"
      default: break
      }
    }
    do throws(E) {
      return try body(&dose.grams)
    } catch {
      if oddity == .restores { dose = old }
      throw error
    }
  }

  func extract(_ dose: Dose) -> Int? {
    oddity == .extractsPositive && dose.grams < 0 ? nil : dose.grams
  }

  func modifyIfPresent<R, E: Error>(
    _ dose: inout Dose, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R? {
    if oddity == .optionalCounts { dose.label += "!" }
    return try modify(&dose, body)
  }

  func modifyEach<E: Error>(
    _ dose: inout Dose, _ body: (inout Int) throws(E) -> Void
  ) throws(E) {
    if oddity == .eachCounts { dose.label += "!" }
    try modify(&dose, body)
  }

  func change(_ dose: inout Dose, _ body: (inout Int) -> Void) {
    if oddity == .changeCounts { dose.label += "!" }
    _ = modifyIfPresent(&dose, body)
  }

  func visit<E: Error>(_ dose: Dose, _ body: (Int) throws(E) -> Bool) throws(E) -> Bool {
    if oddity == .visitsTwice, try !body(dose.grams) { return false }
    return try body(dose.grams)
  }
}
