/// An effect on its way up through the handlers, without its type.
///
/// A child's entry hands it on as it comes, so that a send without effects costs nothing for them;
/// the entry's `lift` retraces the way when there is one.
/// `@unchecked Sendable`: it has no stored property, and `Effect.Storage` and its subclasses, which are
/// all there is below it, have constants that are `Sendable`, or say what protects them.
@usableFromInline
class RawEffect: @unchecked Sendable {
  /// The id that it was given, if it is work and has one.
  var id: EffectID? { nil }

  /// The queue that it is asked to meet others in, if it is work and has one.
  var queue: Queue? { nil }

  /// Hands on what it is put together from, as nobody else holds it and it is let go of.
  func giveUpParts(to left: inout [RawEffect]) {}

  /// Adds what is to be carried out of it now, the last one first, if it is several; else false.
  ///
  /// - Parameter sequel: what follows it, and then what follows what was added.
  func unfold(at owner: EffectOwner, _ sequel: inout Sequel?, into todo: inout [RawEffect]) -> Bool
  {
    false
  }
}
