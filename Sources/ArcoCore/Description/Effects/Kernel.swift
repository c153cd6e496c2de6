/// The work of an effect: what starts it, and what stops it again.
struct Kernel<World: Sendable, State, Input: Sendable>: Sendable {
  typealias Callback = @Sendable (World, Outlet<State, Input>) -> Cancellation
  #if !hasFeature(Embedded)
    typealias Operation = @Sendable (World, Outlet<State, Input>) async -> Void
  #endif

  enum Form: Sendable {
    case callback(Callback)
    #if !hasFeature(Embedded)
      case task(Operation)
    #endif
  }

  let form: Form

  init(_ start: @escaping Callback) { form = .callback(start) }

  #if !hasFeature(Embedded)
    init(task run: @escaping Operation) { form = .task(run) }
  #endif

  func map<New: Sendable>(
    _ transform: @escaping @Sendable (Input) -> New
  ) -> Kernel<World, State, New> {
    switch form {
    case .callback(let start):
      return Kernel<World, State, New> { world, out in start(world, out.map(transform)) }
    #if !hasFeature(Embedded)
      case .task(let run):
        return Kernel<World, State, New>(task: { world, out in
          await run(world, out.map(transform))
        })
    #endif
    }
  }

  func widen<Larger: Sendable>(
    environment: @escaping @Sendable (Larger) -> World
  ) -> Kernel<Larger, State, Input> {
    switch form {
    case .callback(let start):
      return Kernel<Larger, State, Input> { world, out in start(environment(world), out) }
    #if !hasFeature(Embedded)
      case .task(let run):
        return Kernel<Larger, State, Input>(task: { world, out in
          await run(environment(world), out)
        })
    #endif
    }
  }
}
