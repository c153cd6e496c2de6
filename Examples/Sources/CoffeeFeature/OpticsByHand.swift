import Arco

/// The optics that `@Optics` generates for ``Brew`` and ``Brew/Input``, written by hand.
///
/// Written by hand, they need no trait `Macros`, which downloads swift-syntax and builds a plug-in.
/// Optics for parts that the macro does not see, such as computed properties, must be written by
/// hand. The price is these lines, and that the index of each case in its enum is repeated here.
public enum OpticsByHand {
  // Embedded Swift has no key paths.
  #if !hasFeature(Embedded)
    /// The optic to the beans.
    public static let beans = Lens(\Brew.beans)
    /// The optic to the water.
    public static let water = Lens(\Brew.water)
  #endif
  /// The optic to an input of the beans.
  public static let beansInput = Prism(Brew.Input.beans, footprint: .case(0)) {
    if case .beans(let input) = $0 { input } else { nil }
  }
  /// The optic to an input of the water.
  public static let waterInput = Prism(Brew.Input.water, footprint: .case(1)) {
    if case .water(let input) = $0 { input } else { nil }
  }
}

#if !hasFeature(Embedded)
  /// The dispatcher of a brew, with the optics above.
  public let brewByHand = DispatcherOf<Brew> {
    dose.child(state: OpticsByHand.beans, input: OpticsByHand.beansInput)
    dose.child(state: OpticsByHand.water, input: OpticsByHand.waterInput)
  }
#endif
