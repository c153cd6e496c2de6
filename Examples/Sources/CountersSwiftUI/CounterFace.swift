#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CountersFeature
  import SwiftUI

  /// The face of a counter: a number between two buttons. It does not know where it is shown.
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
