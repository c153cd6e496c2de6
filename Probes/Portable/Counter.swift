/// A headless counter: inputs go in as numbers, its view comes out as text.
struct Counter {
  var count = 0

  enum Input: Int32 {
    case decrement
    case increment
  }

  mutating func reduce(_ input: Input) {
    switch input {
    case .decrement: count -= 1
    case .increment: count += 1
    }
  }

  var view: String { "count: \(count)" }
}
