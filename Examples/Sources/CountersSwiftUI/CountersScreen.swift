#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CountersFeature
  import SwiftUI

  /// A counter with its name.
  @MainActor
  public func counterFace(_ name: String) -> Face<Counter, CounterInput, ViewContent> {
    Face { counter, send in
      HStack {
        Text(name)
        Button("−") { send(.minus, animation: .default) }
          .accessibilityLabel("\(name): one less")
        Text("\(counter.count)")
        Button("+") { send(.plus, animation: .default) }
          .accessibilityLabel("\(name): one more")
      }
    }
  }

  /// Two counters, and the presses of both.
  @MainActor
  public func countersFace() -> Face<TwoCounters, TwoCountersInput, ViewContent> {
    .placing { parts in
      let left = parts.place(leftCounter, counterFace("Left"))
      let right = parts.place(rightCounter, counterFace("Right"))
      return parts.view { counters, _ in
        VStack {
          left
          right
          Text("Presses in all: \(counters.presses)")
        }
        .padding()
      }
    }
  }

  /// The counters example as a view; what happens is printed.
  public struct CountersScreen: View {
    /// Makes the screen.
    public init() {}

    /// The component.
    public var body: some View {
      ComponentView(
        Component(twoCounters, countersFace()), state: TwoCounters(), trace: .printed)
    }
  }
#endif
