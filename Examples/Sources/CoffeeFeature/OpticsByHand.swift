import Arco

/// The optics that `@Optics` writes for ``Brew`` and ``Brew/Input``, written by hand.
///
/// One would write them so to do without the trait `Macros`, which fetches swift-syntax and builds a
/// plug-in; and one has to where the part is none that the macro sees, such as a computed property.
/// What it costs are these lines, and that a case's place in its declaration is said here again.
public enum OpticsByHand {
  // Embedded Swift has no key paths.
  #if !hasFeature(Embedded)
    /// To the beans.
    public static let beans = Lens(\Brew.beans)
    /// To the water.
    public static let water = Lens(\Brew.water)
  #endif
  /// To an input of the beans.
  public static let beansInput = Prism(Brew.Input.beans, footprint: .case(0)) {
    if case .beans(let input) = $0 { input } else { nil }
  }
  /// To an input of the water.
  public static let waterInput = Prism(Brew.Input.water, footprint: .case(1)) {
    if case .water(let input) = $0 { input } else { nil }
  }
}

#if !hasFeature(Embedded)
  /// What a brew does, by optics that are written by hand.
  public let brewByHand = DispatcherOf<Brew> {
    dose.child(state: OpticsByHand.beans, input: OpticsByHand.beansInput)
    dose.child(state: OpticsByHand.water, input: OpticsByHand.waterInput)
  }
#endif
