/// An effect on its way up through the handlers, without its type.
///
/// The entry of a child can pass the effect on without a conversion, so that a send without effects
/// pays nothing for them. If there is an effect, the entry's `lift` gives it the parent's type.
///
/// `@unchecked Sendable`: it has no stored property. Each subclass has `Sendable` constants only,
/// or says what protects the rest.
@usableFromInline
class RawEffect: @unchecked Sendable {
  /// The id of the effect; nil if it has none, or is not a piece of work.
  var id: EffectID? { nil }

  /// The queue that the effect joins; nil if it joins none, or is not a piece of work.
  var queue: Queue? { nil }

  /// Moves its parts to a list, if it has any. Called when it is about to be released by its only
  /// holder.
  func giveUpParts(to left: inout [RawEffect]) {}

  /// Adds the parts that are to be carried out now, the last one first. Returns false if it is to
  /// be carried out itself.
  ///
  /// - Parameter sequel: what follows this effect; on return, what follows the parts that were
  ///   added.
  func unfold(at owner: EffectOwner, _ sequel: inout Sequel?, into todo: inout [RawEffect]) -> Bool
  {
    false
  }
}
