/// What a step cancels, of one component instance.
///
/// A closure rather than cases, so that a program carries only what it uses.
struct CancellationTarget: Sendable {
  let covers: @Sendable (Running) -> Bool
}
