/// What a step cancels, of one component instance.
enum CancellationTarget: Sendable {
  case id(EffectID)
  case queue(Queue)
  case all
}
