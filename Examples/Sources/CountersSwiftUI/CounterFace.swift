#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CountersFeature
  import SwiftUI

  /// A number between two buttons. It knows nothing of where it stands, nor that there is another.
  @MainActor
  public func counterFace() -> ViewFace<Counter> {
    Face { counter, send in
      HStack {
        Button("−") { send(.minus, animation: .default) }
          .accessibilityLabel("One less")
        Text("\(counter.count)")
        Button("+") { send(.plus, animation: .default) }
          .accessibilityLabel("One more")
      }
    }
  }
#endif
