import ArcoCore

/// The smallest component there is, headless: what the portable core itself weighs.
enum CounterInput: Sendable {
  case decrement
  case increment
}

/// A view without a host and without children.
struct Text: Content {
  let line: String

  static func child(_ slot: Slot<Text>) -> Text {
    Text(line: slot.instances.first?.content.line ?? "")
  }
}

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

func counterFace() -> Face<Int, CounterInput, Text> {
  Face { count, _ in Text(line: "count \(count)") }
}
