public import ArcoOptics

/// Where a child's states and inputs lie in its parent's. Each kind of child is derived from one.
///
/// - Whole, WholeInput: the parent's state and input.
/// - Key: tells the instances apart: an element's id, or nothing where there is one at most.
/// - Part, PartInput: the child's state and input.
@usableFromInline
final class ChildPath<Whole, WholeInput: Sendable, Key: Sendable, Part, PartInput: Sendable>:
  Sendable
{
  /// The inputs the child takes, as far as they are known.
  @usableFromInline
  let inputs: Footprint
  /// The place of the child's states in the parent's, as far as it is known.
  @usableFromInline
  let states: Footprint
  /// Finds the instance that a parent's input is for, and the child's input in it; nil if it is not
  /// for the child.
  @usableFromInline
  let extract: @Sendable (WholeInput) -> (Key, PartInput)?
  /// A child's input as the parent's; nil if the parent does not see it.
  @usableFromInline
  let embed: (@Sendable (Key, PartInput) -> WholeInput)?
  /// Looks at the state of an instance and writes nothing; does nothing where it is gone.
  @usableFromInline
  let look: @Sendable (inout Whole, Key, (inout Part) -> Void) -> Void
  /// Changes the state of an instance in place; does nothing where it is gone.
  @usableFromInline
  let change: @Sendable (inout Whole, Key, (inout Part) -> Void) -> Void

  @usableFromInline
  init(
    inputs: Footprint,
    states: Footprint,
    extract: @escaping @Sendable (WholeInput) -> (Key, PartInput)?,
    embed: (@Sendable (Key, PartInput) -> WholeInput)?,
    look: @escaping @Sendable (inout Whole, Key, (inout Part) -> Void) -> Void,
    change: @escaping @Sendable (inout Whole, Key, (inout Part) -> Void) -> Void
  ) {
    self.inputs = inputs
    self.states = states
    self.extract = extract
    self.embed = embed
    self.look = look
    self.change = change
  }
}
