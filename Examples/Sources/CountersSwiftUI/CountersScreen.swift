#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CountersFeature
  import SwiftUI

  /// The face of two counters, each in a row of a form, with the presses of both.
  @MainActor
  public func countersFace() -> ViewFace<TwoCounters> {
    .showing { counters, _, parts in
      Form {
        Section {
          CounterRow(name: "Counter 1", counter: parts.place(leftCounter, counterFace()))
          CounterRow(name: "Counter 2", counter: parts.place(rightCounter, counterFace()))
        } header: {
          // Without `textCase(nil)`, a form shows its headers in capitals.
          Text(readMe).textCase(nil)
        } footer: {
          Text("Presses in all: \(counters.presses)")
        }
      }
      .navigationTitle("Two counters")
    }
  }

  private let readMe = """
    One counter, described once and placed twice. A counter sees its own number and nothing else; \
    the form around them hears of every press, and counts those.
    """

  /// A row of a form: a name, and a counter at its end.
  private struct CounterRow: View {
    let name: String
    let counter: ViewContent

    var body: some View {
      HStack {
        Text(name)
        counter
          // With another style, a tap anywhere in the row would press both buttons.
          .buttonStyle(.borderless)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
      // The buttons do not know the counter's name, so the row has it as its label.
      .accessibilityElement(children: .contain)
      .accessibilityLabel(name)
    }
  }

  /// The counters example as a SwiftUI view. It prints its inputs.
  public struct CountersScreen: View {
    /// Makes the view.
    public init() {}

    /// The component.
    public var body: some View {
      NavigationStack {
        ComponentView(
          Component(twoCounters, countersFace()), state: TwoCounters(), trace: .printed)
      }
    }
  }

  struct CountersPreviews: PreviewProvider {
    static var previews: some View { CountersScreen() }
  }
#endif
