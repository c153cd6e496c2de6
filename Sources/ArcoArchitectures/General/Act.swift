public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// What a view asks for in the articles' general form: a move, or an effect whose results are moves.
///
/// - World: what effects need from outside.
/// - C: the container of the space that is moved.
///
///     let order: Act<Shop, Stores<Cart>> = .move(.modify { $0.isSent = true })
///       .then(.effect(.task { shop, out in
///         let number = await shop.order()
///         out.move { $0.move(by: .modify { $0.number = number }) }
///       }))
///
/// It is a description. When it is handled it runs against the space as it is then, at one stroke; what its
/// effect answers later is a fresh move of the space as it is then.
///
/// Laws, checked by `ActTests`: `none` is neutral in ``then(_:)``, which is associative.
/// - Complexity: an act is a closure; sending one allocates it.
/// - In the literature: `Eff<M<Void>>`, here with Arco's `Effect` for `Eff` and a container's update
///   for `M`. How effects are carried out is the driver's `Interpretation`.
public struct Act<World: Sendable, C: Container>: Sendable {
  /// Effects that answer with acts and moves of a space.
  public typealias Work = Effect<World, Present<C>, Act>

  /// What remains when the pure part is done: the act's own work, and what others put beside it.
  struct Rest {
    var own: Work = .none
    var beside: Work = .none
  }

  let run: @Sendable (inout Present<C>) -> Rest

  init(run: @escaping @Sendable (inout Present<C>) -> Rest) { self.run = run }

  /// Makes an act of what it does to the space, and of the effect that follows.
  ///
  /// - Parameter perform: pure; sees the space as it is when the act is handled.
  public init(_ perform: @escaping @Sendable (inout Present<C>) -> Work) {
    self.init(run: { Rest(own: perform(&$0)) })
  }

  /// Does its pure part, and returns the effect that follows.
  public func perform(on present: inout Present<C>) -> Work {
    let rest = run(&present)
    return .batch(rest.own, rest.beside)
  }

  /// Nothing.
  public static var none: Act { Act { _ in .none } }

  /// Moves the space.
  ///
  /// - Parameter update: made anew each time the act is handled, since updates are not `Sendable`.
  public static func move(_ update: @autoclosure @escaping @Sendable () -> Update<C, Void>) -> Act {
    Act { present in
      present.move(by: update())
      return .none
    }
  }

  /// Starts an effect.
  public static func effect(_ effect: Work) -> Act { Act { _ in effect } }

  /// Returns the act that does another one after this, as one step; their effects run beside each
  /// other.
  public func then(_ next: Act) -> Act {
    Act(run: { present in
      let first = run(&present)
      let second = next.run(&present)
      return Rest(
        own: .batch(first.own, second.own), beside: .batch(first.beside, second.beside))
    })
  }

  /// Returns the act that, when this one and its own effect are over, does what `next` says.
  ///
  /// An effect that fails is over. An effect that is cancelled, replaced or turned away by its
  /// queue is never over, so nothing follows it, as in `Effect.sequence`. The act that cancels or
  /// replaces it has its own followers.
  ///
  /// What `next` starts is not this act's own: what follows both does not wait for it.
  /// - Parameter next: is told the shape at that time. An act without an effect is over at once:
  ///   then both are one step.
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

  /// Returns the act that does this at `position` only, and nothing elsewhere.
  func from(_ position: C.Position) -> Act where C.Position: Equatable & Sendable {
    Act(run: { present in present.position == position ? run(&present) : Rest() })
  }

  /// Returns the act of the whole that does this in what `morphism` sees of it.
  ///
  /// Its moves and those of its effects are lifted by the monad morphism that `morphism` induces.
  public func lift<Whole>(along morphism: Morphism<Whole, C>) -> Act<World, Whole> {
    let seen = Seen(morphism)
    let lifting = Review<Act<World, Whole>, Act> { $0.lift(along: morphism) }
    return Act<World, Whole>(run: { present in
      let rest = seen.modify(&present) { run(&$0) }
      return Act<World, Whole>.Rest(
        own: rest.own.widen(state: seen, input: lifting),
        beside: rest.beside.widen(state: seen, input: lifting))
    })
  }
}
