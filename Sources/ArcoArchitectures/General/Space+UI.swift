public import ArcoComonads
public import ArcoCore
public import ArcoOptics

extension Space {
  /// Returns the component of views that report inputs, with what each input does.
  ///
  ///     let views = Store(0) { count in
  ///       { (report: @escaping (Step) -> Void) in
  ///         button("\(count)", .onClick { report(Step(size: 5)) })
  ///       }
  ///     }
  ///     let stepper: Space<Stores<Int>, UI<Void, Stores<Int>, HTML>> =
  ///       views.handling { step in .move(.modify { $0 += step.size }) }
  ///
  /// - Parameter dispatcher: from an input to a move, or an effect of moves.
  /// - In the literature: a dispatcher is a Kleisli arrow `I -> Eff<M<Void>>`.
  public func handling<World, Input: Sendable, View>(
    with dispatcher: @escaping (Input) -> Act<World, C>
  ) -> Space<C, UI<World, C, View>> where Element == (@escaping (Input) -> Void) -> View {
    map { view in UI { handler in view { handler.handle(dispatcher($0)) } } }
  }

  /// Returns this component with all its views reporting to `handler`, whoever runs it.
  ///
  /// - In the literature: Bow Arch's `using`.
  public func using<World, View>(_ handler: Handler<World, C>) -> Space
  where Element == UI<World, C, View> {
    map { $0.using(handler) }
  }

  /// Returns this component, whose views ask for moves in a monad of their own, as one that moves by its space's.
  ///
  /// A view of type `UI<World, Mover, View>` can ask for updates of `Mover` and for nothing else.
  /// - Parameter pairing: how an update of `Mover` moves this space.
  /// - In the literature: a monad and a comonad that pair, `Component<W, M, V> = W<UI<M, V>>`.
  public func driven<World, View, Mover>(
    by pairing: Pairing<Mover, C>
  ) -> Space<C, UI<World, C, View>> where Element == UI<World, Mover, View> {
    map { $0.lift(along: pairing.morphism) }
  }

  /// Returns this component with an effect after each act, once the act and its effect are over.
  public func onEffect<World, View>(
    _ effect: @escaping @Sendable (C.Shape) -> Act<World, C>.Work
  ) -> Space where Element == UI<World, C, View> {
    map { $0.onEffect(effect) }
  }

  /// Returns this component with another act after each, once the act and its effect are over.
  public func onEffectAction<World, View>(
    _ next: @escaping @Sendable (C.Shape) -> Act<World, C>
  ) -> Space where Element == UI<World, C, View> {
    map { $0.onEffectAction(next) }
  }

  /// Returns this component over another container, along a pair of morphisms.
  ///
  /// - Parameters:
  ///   - forward: how its places are seen in the other container: the morphism of comonads.
  ///   - back: how the other container's places are seen in its own: it induces the morphism of
  ///     monads by which moves are lifted.
  /// - Precondition: going `forward` and `back` again sees every place as it is.
  public func lift<World, View, Target>(
    _ forward: Morphism<C, Target>,
    _ back: Morphism<Target, C>
  ) -> Space<Target, UI<World, Target, View>> where Element == UI<World, C, View> {
    map { $0.lift(along: back) }.transformed(by: forward)
  }

  /// Returns this component as part of a larger state, through a lens.
  ///
  /// - Parameter whole: the larger state; its part is set to this component's.
  public func lift<World, View, Part, Whole>(
    in whole: Whole,
    along lens: some LensOptic<Whole, Part>
  ) -> Store<Whole, UI<World, Stores<Whole>, View>>
  where C == Stores<Part>, Element == UI<World, Stores<Part>, View> {
    Store(lens.setting(whole, to: position)) { whole in
      peek(lens.get(whole)).lift(along: .lens(lens))
    }
  }
}
