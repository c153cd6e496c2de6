#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CoffeeFeature
  import SwiftUI

  // On macOS, SwiftUI also brings a C type of this name.
  import struct ArcoCore.Component

  /// The face of a brew: two doses and their ratio.
  @MainActor
  public func brewFace() -> ViewFace<Brew> {
    .showing { brew, _, parts in
      VStack(spacing: 24) {
        parts.place(beans, doseFace("Coffee Beans Weight"))
        parts.place(water, doseFace("First Boiled Water Amount"))
        if let ratio = brew.ratioText {
          Text("Beans to water: \(ratio)")
        } else {
          Text("No beans, no coffee: add a few to see the ratio.")
        }
      }
      .padding()
    }
  }

  /// The component of the coffee example.
  @MainActor
  public func coffee() -> ComponentOf<Brew, ViewContent> {
    Component(brew, brewFace())
  }

  /// The coffee example as a SwiftUI view.
  public struct CoffeeScreen: View {
    /// Makes the view.
    public init() {}

    /// The component.
    public var body: some View {
      ComponentView(coffee(), state: Brew())
    }
  }

  struct CoffeePreviews: PreviewProvider {
    static var previews: some View {
      ComponentView(coffee(), state: Brew(), interpretation: .muted)
      ComponentView(coffee(), state: Brew(beans: Dose(grams: 0)), interpretation: .muted)
    }
  }
#endif
