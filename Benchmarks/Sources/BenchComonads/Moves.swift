import ArcoArchitectures
import ArcoComonads
import ArcoCore
import Measure

/// A view that allocates nothing. So every counted allocation is made by the driver.
enum Bare: Content {
  case number(Int)
  case slot(Slot<Bare>)

  static func child(_ slot: Slot<Bare>) -> Bare { .slot(slot) }
}

/// How often a move of a shown component and the look after it ask for memory.
@MainActor private func allocations<World, State, Input>(
  _ program: Program<World, State, Input, Bare>, _ input: Input
) -> Double {
  let driver = Driver(program)
  let root = driver.show(program.component.face) { _ in }
  let made = Allocations.each { _ in
    driver.send(input)
    keep(root.instances[0].content)
  }.made
  driver.stop()
  return made
}

/// How often a move of a space of views and the look after it ask for memory, beyond what the view
/// itself does: it is a closure, made anew by each look.
@MainActor private func allocations<C>(
  _ space: Space<C, (Send<Int>) -> Bare>,
  _ move: @escaping @Sendable (inout Present<C>, Int) -> Void
) -> Double {
  let look = Allocations.each { _ in keep(space.extract()) }.made
  return allocations(space.handling(with: .reduce(move)), 1) - look
}

/// The component with a view of its state, and the one that extracts views of a space: the worse of both.
@MainActor func storeMoveAllocations() -> Double {
  let store = StoreComponent<Void, Int, Int, Bare>(
    initialState: 0,
    dispatcher: .reduce { count, step in count += step },
    render: { count, _ in .number(count) })
  let space = Store(0) { count in { (_: Send<Int>) in Bare.number(count) } }
  return max(
    allocations(store, 1),
    allocations(space) { present, step in present.move(to: present.position + step) })
}

@MainActor func mooreMoveAllocations() -> Double {
  let machine = MooreComponent<Void, Int, Int, Bare>(
    initialState: 0,
    update: { count, step in count += step },
    render: { count, _ in .number(count) })
  let space = Moore(
    initial: 0, update: { (count: inout Int, step: Int) in count += step },
    render: { count in { (_: Send<Int>) in Bare.number(count) } })
  return max(
    allocations(machine, 1), allocations(space) { present, step in present.receive(step) })
}
