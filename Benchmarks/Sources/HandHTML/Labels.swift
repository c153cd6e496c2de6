/// Makes labels of an adjective, a colour and a noun, as js-framework-benchmark does; the same
/// ones in each run.
public struct Labels: Sendable {
  private var seed: UInt64 = 0x2545_F491_4F6C_DD1D

  /// Begins with the first label.
  public init() {}

  /// The next label.
  public mutating func next() -> String {
    "\(pick(adjectives)) \(pick(colours)) \(pick(nouns))"
  }

  private mutating func pick(_ words: [String]) -> String {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return words[Int(seed >> 33) % words.count]
  }
}

private let adjectives = [
  "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
  "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly",
  "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
]
private let colours = [
  "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
]
private let nouns = [
  "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza",
  "mouse", "keyboard",
]
