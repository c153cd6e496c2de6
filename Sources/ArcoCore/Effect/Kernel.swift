/// The work of an effect: what starts it, and what stops it again.
struct Kernel<World: Sendable, State, Input: Sendable>: Sendable {
  typealias Callback = @Sendable (World, Outlet<State, Input>) -> Cancellation
  #if !hasFeature(Embedded)
    typealias Operation = @Sendable (World, Outlet<State, Input>) async -> Void
  #endif

  private enum Form: Sendable {
    case callback(Callback)
    #if !hasFeature(Embedded)
      case task(Operation)
    #endif
  }

  private let form: Form

  init(_ start: @escaping Callback) { form = .callback(start) }

  #if !hasFeature(Embedded)
    init(task run: @escaping Operation) { form = .task(run) }
  #endif

  func start(_ world: World, _ out: Outlet<State, Input>) -> Cancellation {
    switch form {
    case .callback(let start):
      return start(world, out)
    #if !hasFeature(Embedded)
      case .task(let run):
        let task = Task {
          await run(world, out)
          out.finish()
        }
        return Cancellation(task)
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
