import ArcoComonads
import ArcoCore
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
/// - In the literature: `Eff<M<Void>>`, here with Arco's ``ArcoCore/Effect`` for `Eff` and a container's update
///   for `M`. How effects are carried out is the driver's ``ArcoCore/Interpretation``.
public struct Act<World: Sendable, C: Container>: Sendable {
  /// Effects that answer with acts and moves of a space.
  public typealias Work = Effect<World, Present<C>, Act>

  private let perform: @Sendable (inout Present<C>) -> Work

  /// Makes an act of what it does to the space, and of the effect that follows.
  ///
  /// - Parameter perform: pure; sees the space as it is when the act is handled.
  public init(_ perform: @escaping @Sendable (inout Present<C>) -> Work) {
    self.perform = perform
  }

  /// Does its pure part, and returns the effect that follows.
  public func perform(on present: inout Present<C>) -> Work { perform(&present) }

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
    Act { present in
      let first = perform(&present)
      return .batch(first, next.perform(&present))
    }
  }

  /// Returns the act that, when this one and its effect are over, does what `next` says.
  ///
  /// - Parameter next: is told the shape at that time. An act without an effect is over at once:
  ///   then both are one step.
  public func followed(by next: @escaping @Sendable (C.Shape) -> Act) -> Act {
    let rest = Act { present in next(present.shape).perform(&present) }
    return Act { present in
      let work = perform(&present)
      return work.isNone ? rest.perform(&present) : .sequence(work, .send(rest))
    }
  }

  /// Returns the act of the whole that does this in what `morphism` sees of it.
  ///
  /// Its moves and those of its effects are lifted by the monad morphism that `morphism` induces.
  public func lift<Whole>(along morphism: Morphism<Whole, C>) -> Act<World, Whole> {
    let seen = Seen(morphism)
    return Act<World, Whole> { present in
      seen.modify(&present) { perform(&$0) }
        .widen(state: seen, input: Review { $0.lift(along: morphism) })
    }
  }
}
