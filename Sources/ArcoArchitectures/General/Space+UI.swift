public import ArcoComonads
public import ArcoCore
public import ArcoOptics

extension Space {
  /// Returns this space of views with a dispatcher for the inputs that the views report.
  ///
  ///     let views = Store(0) { count in
  ///       { (report: @escaping (Step) -> Void) in
  ///         button("\(count)", .onClick { report(Step(size: 5)) })
  ///       }
  ///     }
  ///     let stepper: Space<Stores<Int>, UI<Void, Stores<Int>, HTML>> =
  ///       views.handling { step in .move(.modify { $0 += step.size }) }
  ///
  /// - Parameter dispatcher: returns the act for an input: a move of the space, or an effect that
  ///   moves it later.
  /// - In the literature: a dispatcher is a Kleisli arrow `I -> Eff<M<Void>>`.
  public func handling<World, Input: Sendable, View>(
    with dispatcher: @escaping (Input) -> Act<World, C>
  ) -> Space<C, UI<World, C, View>> where Element == (@escaping (Input) -> Void) -> View {
    map { view in UI { handler in view { handler.handle(dispatcher($0)) } } }
  }

  /// Returns this space with views whose acts go to `handler`, and not to the driver that runs the
  /// space.
  ///
  /// - In the literature: Bow Arch's `using`.
  public func using<World, View>(_ handler: Handler<World, C>) -> Space
  where Element == UI<World, C, View> {
    map { $0.using(handler) }
  }

  /// Returns this component, driven by views that ask for moves in a monad of their own.
  ///
  /// A view of type `UI<World, Mover, View>` can ask for updates of `Mover` and for nothing else.
  /// - Parameter pairing: how an update of `Mover` moves this space.
  /// - In the literature: a monad and a comonad that pair, `Component<W, M, V> = W<UI<M, V>>`.
  public func driven<World, View, Mover>(
    by pairing: Pairing<Mover, C>
  ) -> Space<C, UI<World, C, View>> where Element == UI<World, Mover, View> {
    map { $0.lift(along: pairing.morphism) }
  }

  /// Returns this space with views that start another effect after each ``Act`` (a move of the
  /// space, or an effect): as soon as the act and its own effect are over.
  public func onEffect<World, View>(
    _ effect: @escaping @Sendable (C.Shape) -> Act<World, C>.Work
  ) -> Space where Element == UI<World, C, View> {
    map { $0.onEffect(effect) }
  }

  /// Returns this space with views that perform another ``Act`` after each act: as soon as the act
  /// and its own effect are over.
  public func onEffectAction<World, View>(
    _ next: @escaping @Sendable (C.Shape) -> Act<World, C>
  ) -> Space where Element == UI<World, C, View> {
    map { $0.onEffectAction(next) }
  }

  /// Returns this space as a space of another container, converted by a pair of morphisms.
  ///
  /// - Parameters:
  ///   - forward: converts this container's spaces to spaces of the other container.
  ///   - back: converts in the opposite direction. It is used to lift the moves of the views.
  /// - Precondition: `forward` followed by `back` changes no space.
  public func lift<World, View, Target>(
    _ forward: Morphism<C, Target>,
    _ back: Morphism<Target, C>
  ) -> Space<Target, UI<World, Target, View>> where Element == UI<World, C, View> {
    map { $0.lift(along: back) }.transformed(by: forward)
  }

  /// Returns this space of a state as a space of a larger state, through a lens to the part.
  ///
  /// - Parameter whole: the larger state. Its part is replaced by the state of this space.
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
