#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import StepperFeature
  import SwiftUI

  // On macOS, SwiftUI also brings a C type of this name.
  import struct ArcoCore.Component

  /// The component: a number between two buttons.
  @MainActor
  public func stepperView() -> Component<Void, Int, StepperInput, ViewContent> {
    Component(stepper) { value, send in
      HStack {
        Button("−") { send(.decrement) }
          .accessibilityLabel("Decrement")
        Text("\(value)")
        Button("+") { send(.increment) }
          .accessibilityLabel("Increment")
      }
    }
  }

  /// The stepper example as a SwiftUI view.
  public struct StepperScreen: View {
    /// Makes the view.
    public init() {}

    /// The component.
    public var body: some View {
      ComponentView(stepperView(), state: 0)
    }
  }

  struct StepperPreviews: PreviewProvider {
    static var previews: some View { StepperScreen() }
  }
#endif
