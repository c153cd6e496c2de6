/// Which effects of one component instance a cancellation stops.
///
/// It is a closure and not an enum, so that a program carries only what it uses.
struct CancellationTarget: Sendable {
  /// Whether it covers an effect with this id in this queue.
  let covers: @Sendable (EffectID?, Queue?) -> Bool
}
