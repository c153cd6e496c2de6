import ArcoCore

/// The smallest component there is, headless: what the portable core itself weighs.
enum CounterInput: Sendable {
  case decrement
  case increment
}

/// A view without a host and without children.
struct Text: Content {
  let count: Int

  static func child(_ slot: Slot<Text>) -> Text {
    Text(count: slot.instances.first?.content.count ?? 0)
  }
}

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

/// The number of the first check that fails; -1 if none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  var flushes = 0
  let driver = Driver(counter, state: 0, world: ())
  let root = driver.show(Face { count, _ in Text(count: count) }) { _ in flushes += 1 }
  driver.send(.increment)
  driver.send(.increment)
  driver.send(.decrement)
  let isCounted = root.instances[0].content.count == 1 && flushes == 3
  for _ in 0..<10_000 { driver.send(.increment) }
  return !isCounted ? 0 : root.instances[0].content.count == 10_001 ? -1 : 1
}
