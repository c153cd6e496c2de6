import ArcoOptics

/// The prism from a text to the number it spells, with one thing wrong.
struct OddPrism: PrismOptic {
  enum Oddity: Sendable {
    case dropsSign
    case takesPlus
    case pads
  }

  let oddity: Oddity

  init(_ oddity: Oddity) { self.oddity = oddity }

  func extract(_ text: String) -> Int? {
    guard let number = Int(text), oddity == .takesPlus || text == "\(number)" else { return nil }
    return number
  }

  func embed(_ number: Int) -> String { oddity == .dropsSign ? "\(number.magnitude)" : "\(number)" }

  func modifyIfPresent<R, E: Error>(
    _ text: inout String, _ body: (inout Int) throws(E) -> R
  ) throws(E) -> R? {
    guard var number = extract(text) else { return nil }
    defer { text = embed(number) + (oddity == .pads ? " " : "") }
    return try body(&number)
  }
}
