import ArcoArchitectures
import ArcoComonads
import ArcoCore
import Measure

/// A view that allocates nothing, so that all that is counted is the driver's.
enum Bare: Content {
  case number(Int)
  case slot(Slot<Bare>)

  static func child(_ slot: Slot<Bare>) -> Bare { .slot(slot) }
}

/// How often a move of a shown component and the look after it ask for memory.
@MainActor private func allocations<World, State, Input>(
  _ opening: Opening<World, State, Input, Bare>, _ input: Input
) -> Double {
  let driver = Driver(opening)
  let root = driver.show(opening.component.face) { _ in }
  let made = Allocations.each { _ in
    driver.send(input)
    keep(root.instances[0].content)
  }.made
  driver.stop()
  return made
}

@MainActor func storeMoveAllocations() -> Double {
  let store = StoreComponent<Void, Int, Int, Bare>(
    initialState: 0,
    dispatcher: .reduce { count, step in count += step },
    render: { count, _ in .number(count) })
  return allocations(store, 1)
}

@MainActor func mooreMoveAllocations() -> Double {
  let machine = MooreComponent<Void, Int, Int, Bare>(
    initial: 0,
    update: { count, step in count += step },
    render: { count, _ in .number(count) })
  return allocations(machine, 1)
}
