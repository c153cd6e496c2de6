public import ArcoOptics

/// The location of a child's states and inputs within those of its parent. Every kind of child is
/// made from a path.
///
/// - Whole, WholeInput: the parent's state and input.
/// - Key: identifies an instance among those of the child, such as an element's id.
/// - Part, PartInput: the child's state and input.
@usableFromInline
final class ChildPath<Whole, WholeInput: Sendable, Key: Sendable, Part, PartInput: Sendable>:
  Sendable
{
  /// The inputs that the child handles, as far as they are known.
  @usableFromInline
  let inputs: Footprint
  /// The location of the child's states in the parent's state, as far as it is known.
  @usableFromInline
  let states: Footprint
  /// Returns the key of the instance that a parent's input addresses, and the child's input in it;
  /// nil if the input is not for the child.
  @usableFromInline
  let extract: @Sendable (WholeInput) -> (Key, PartInput)?
  /// Turns a child's input into the parent's; nil if the parent does not see the child's inputs.
  @usableFromInline
  let embed: (@Sendable (Key, PartInput) -> WholeInput)?
  /// Reads the state of an instance. The closure must not write. Does nothing if the state is gone.
  @usableFromInline
  let look: @Sendable (inout Whole, Key, (inout Part) -> Void) -> Void
  /// Changes the state of an instance in place. Does nothing if the state is gone.
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
