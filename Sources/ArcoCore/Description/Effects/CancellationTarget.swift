/// What a step cancels, of one component instance.
///
/// A closure rather than cases, so that a program carries only what it uses.
struct CancellationTarget: Sendable {
  /// Whether it covers an effect with an id and in a queue.
  let covers: @Sendable (EffectID?, Queue?) -> Bool
}
