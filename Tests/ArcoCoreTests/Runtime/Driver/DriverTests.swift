import Arco
import Testing

@MainActor struct DriverTests {
  @Test func `a send is in the state when it returns`() {
    let driver = Driver(brew, state: Brew())
    driver.send(.beans(.plus))
    driver.send(.water(.set(40)))
    #expect(driver.state == Brew(beans: Dose(grams: 16), water: Dose(grams: 40), sends: 2))
  }

  @Test func `a send at a placed child runs what the parent does about it too`() {
    let driver = Driver(brew, state: Brew())
    var sends: [Send<DoseInput>] = []
    func doseFace(_ label: String) -> Face<Dose, DoseInput, Text> {
      Face { dose, send in
        sends.append(send)
        return .line("\(label) \(dose.grams)")
      }
    }
    let face = Face<Brew, BrewInput, Text>.placing { parts in
      let beansView = parts.place(beans, doseFace("beans"))
      let waterView = parts.place(water, doseFace("water"))
      return parts.view { brew, _ in .list([beansView, waterView, .line("\(brew.sends)")]) }
    }
    var flushes = 0
    let root = driver.show(face) { _ in flushes += 1 }
    #expect(root.instances[0].content.shown == "beans 15.0 water 30.0 0")
    sends[0](.plus)
    #expect(root.instances[0].content.shown == "beans 16.0 water 30.0 1")
    #expect(driver.state == Brew(beans: Dose(grams: 16), sends: 1))
    #expect(flushes == 1)
  }

  @Test func `a send within a handler's work is queued`() {
    let driver = Driver(reentrant, state: [])
    again = { driver.send($0) }
    defer { again = nil }
    driver.send(2)
    #expect(driver.state == [2, 1, 0])
    driver.send(1)
    #expect(driver.state == [2, 1, 0, 1, 0])
  }

  @Test func `an effect's inputs arrive and the view is drawn`() async {
    let counter = Dispatcher<Void, Int, Int>.update { count, input in
      count += input
      return input == 0 ? .task { _, out in for n in 1...10 { out.send(n) } } : .none
    }
    let driver = Driver(counter, state: 0)
    let (changes, tell) = AsyncStream.makeStream(of: Int.self)
    let root = driver.show(Face { count, _ in Text.line("\(count)") }) { _ in
      tell.yield(driver.state)
    }
    driver.send(0)
    for await count in changes where count == 55 { break }
    #expect(root.instances[0].content.shown == "55")
  }
}

/// Sends to the driver that runs the handler.
@MainActor private var again: ((Int) -> Void)?

private let reentrant = Dispatcher<Void, [Int], Int>.reduce { list, input in
  list.append(input)
  MainActor.assumeIsolated { if input > 0 { again?(input - 1) } }
}
