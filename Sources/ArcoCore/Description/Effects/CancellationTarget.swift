/// The effects of one component instance that a cancellation stops.
///
/// A closure and not an enum, so that a program links only the code that it uses.
struct CancellationTarget: Sendable {
  /// Whether it covers an effect with this id in this queue.
  let covers: @Sendable (EffectID?, Queue?) -> Bool
}
