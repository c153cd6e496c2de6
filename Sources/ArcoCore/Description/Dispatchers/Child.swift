/// A dispatcher that is declared as part of a larger dispatcher. The parent's dispatcher lists the
/// child, and the parent's face places it.
///
/// - World: what the child's effects need from outside.
/// - Whole, WholeInput: the parent's state and input.
/// - Part, PartInput: the child's state and input.
///
/// Made by `Dispatcher.child(state:input:)` and `Dispatcher.child(each:input:)`.
///
/// Law: sending an input *i* to the child equals sending `embed(i)` to the parent. Checked by
/// `ChildLawTests`.
public struct Child<World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable>:
  Sendable
{
  @usableFromInline
  let plan: ChildPlan<World, Whole, WholeInput>
  @usableFromInline
  let entry: Entry<World, Whole, WholeInput>

  /// Makes a child.
  ///
  /// - Parameter lift: turns the effects that the handler returns into effects of the parent. By
  ///   default the handler returns effects of the parent.
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
