/// Labels of an adjective, a colour and a noun.
struct Labels: Sendable {
  private var seed: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next() -> String {
    pick(adjectives) + " " + pick(colours) + " " + pick(nouns)
  }

  private mutating func pick(_ words: [String]) -> String {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return words[Int(truncatingIfNeeded: (seed >> 33) % UInt64(words.count))]
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
