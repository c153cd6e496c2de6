// What the example of `Effect.publisher` takes for given: prices, and a world that publishes them.
import ArcoCore
import OpenCombine

/// `@unchecked Sendable`: nobody sends.
struct World: @unchecked Sendable {
  let prices = PassthroughSubject<Int, Never>()
}

struct Prices: Sendable {}

enum PricesInput: Sendable { case price(Int) }
