/// A dispatcher as part of a larger one, declared once: listed in the parent's dispatcher, and
/// placed by the parent's face.
///
/// - World: what the child's effects need from outside.
/// - Whole, WholeInput: the parent's state and input.
/// - Part, PartInput: the child's.
///
/// Made by `Dispatcher.child(state:input:)` and `Dispatcher.child(each:input:)`.
///
/// Law: sending *i* at the child equals sending `embed(i)` to the parent. Checked by
/// `ChildLawTests`.
public struct Child<World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable>:
  Sendable
{
  let plan: ChildPlan<World, Whole, WholeInput>
  @usableFromInline
  let entry: Entry<World, Whole, WholeInput>

  /// Makes a child.
  ///
  /// - Parameter lift: makes the parent's effects of what the handler returns; by default it returns those.
  @usableFromInline
  init(
    _ plan: ChildPlan<World, Whole, WholeInput>,
    handler: @escaping Dispatcher<World, Whole, WholeInput>.Handler,
    lift: @escaping Dispatcher<World, Whole, WholeInput>.Lift = { raw, _ in Effect(raw: raw) }
  ) {
    self.plan = plan
    self.entry = .child(plan, Dispatcher.Handling(handler: handler, lift: lift))
  }

  /// This child alone as a dispatcher of the parent's state and input.
  @inlinable
  public var dispatcher: Dispatcher<World, Whole, WholeInput> { Dispatcher(entries: [entry]) }
}
