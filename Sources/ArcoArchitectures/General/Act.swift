public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A request of a view: a move of a space, or an effect that moves the space later. It is the input
/// of a component that was made from a space of ``UI``s.
///
/// - World: the type that effects need from outside, such as a database.
/// - C: the container of the space that is moved.
///
///     let order: Act<Shop, Stores<Cart>> = .move(.modify { $0.isSent = true })
///       .then(.effect(.task { shop, out in
///         let number = await shop.order()
///         out.move { $0.move(by: .modify { $0.number = number }) }
///       }))
///
/// An act is a description. When it is handled, it runs on the current position of the space, as
/// one step. A later answer of its effect is a new move, from the position that the space has by
/// then.
///
/// Laws, checked by `ActTests`: `none` is neutral in ``then(_:)``, which is associative.
/// - Complexity: an act is a closure; sending one allocates it.
/// - In the literature: `Eff<M<Void>>`, here with Arco's `Effect` for `Eff` and a container's update
///   for `M`. How effects are carried out is the driver's `Interpretation`.
public struct Act<World: Sendable, C: Container>: Sendable {
  /// The type of effects that send acts, and move the space.
  public typealias Work = Effect<World, Present<C>, Act>

  /// The effects that follow the move: the act's own effect, and effects that others added.
  struct Rest {
    var own: Work = .none
    var beside: Work = .none
  }

  let run: @Sendable (inout Present<C>) -> Rest

  init(run: @escaping @Sendable (inout Present<C>) -> Rest) { self.run = run }

  /// Makes an act from a closure that moves the space and returns the effect that follows.
  ///
  /// - Parameter perform: a pure function; receives the position that the space has when the act is
  ///   handled.
  public init(_ perform: @escaping @Sendable (inout Present<C>) -> Work) {
    self.init(run: { Rest(own: perform(&$0)) })
  }

  /// Moves the space as the act says, and returns the effect that follows.
  public func perform(on present: inout Present<C>) -> Work {
    let rest = run(&present)
    return .batch(rest.own, rest.beside)
  }

  /// The act that does nothing.
  public static var none: Act { Act { _ in .none } }

  /// Moves the space.
  ///
  /// - Parameter update: makes the update each time that the act is handled, since updates are not
  ///   `Sendable`.
  public static func move(_ update: @autoclosure @escaping @Sendable () -> Update<C, Void>) -> Act {
    Act { present in
      present.move(by: update())
      return .none
    }
  }

  /// Starts an effect.
  public static func effect(_ effect: Work) -> Act { Act { _ in effect } }

  /// Returns an act that performs this act and then `next`, as one step. The effects of both run
  /// concurrently.
  public func then(_ next: Act) -> Act {
    Act(run: { present in
      let first = run(&present)
      let second = next.run(&present)
      return Rest(
        own: .batch(first.own, second.own), beside: .batch(first.beside, second.beside))
    })
  }

  /// Returns the act that performs this act, and the act that `next` returns once this act and its
  /// effect are over.
  ///
  /// An effect that fails is over. If an effect is cancelled, or its queue replaces or discards it,
  /// no act follows, as in `Effect.sequence`.
  ///
  /// The effect of the next act does not belong to the returned act. If you call `followed(by:)` on
  /// the returned act again, the third act does not wait for that effect.
  /// - Parameter next: receives the shape of the space at that time. If this act has no effect,
  ///   both acts are one step.
  public func followed(by next: @escaping @Sendable (C.Shape) -> Act) -> Act {
    let following = Act { present in next(present.shape).perform(on: &present) }
    return Act(run: { present in
      var rest = run(&present)
      if rest.own.isNone {
        rest.beside = .batch(rest.beside, following.perform(on: &present))
      } else {
        rest.own = .sequence(rest.own, .send(following))
      }
      return rest
    })
  }

  /// Returns the act that performs this act only if the space is at `position`; otherwise it does
  /// nothing.
  func from(_ position: C.Position) -> Act where C.Position: Equatable & Sendable {
    Act(run: { present in present.position == position ? run(&present) : Rest() })
  }

  /// Returns the act of a larger space that performs this act in the space inside it, to which
  /// `morphism` leads.
  ///
  /// The moves of the act and of its effects are lifted along `morphism`: see
  /// `Update.lifted(along:)`.
  public func lift<Whole>(along morphism: Morphism<Whole, C>) -> Act<World, Whole> {
    let seen = MorphismLens(morphism)
    let lifting = Review<Act<World, Whole>, Act> { $0.lift(along: morphism) }
    return Act<World, Whole>(run: { present in
      let rest = seen.modify(&present) { run(&$0) }
      return Act<World, Whole>.Rest(
        own: rest.own.widen(state: seen, input: lifting),
        beside: rest.beside.widen(state: seen, input: lifting))
    })
  }
}
