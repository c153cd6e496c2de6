#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import CountersFeature
  import SwiftUI

  /// Two counters in a form, each in a row that says its name, and the presses of both.
  @MainActor
  public func countersFace() -> ViewFace<TwoCounters> {
    .showing { counters, _, parts in
      Form {
        Section {
          CounterRow(name: "Counter 1", counter: parts.place(leftCounter, counterFace()))
          CounterRow(name: "Counter 2", counter: parts.place(rightCounter, counterFace()))
        } header: {
          // A form sets its headers in capitals, which are for a word or two.
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

  /// A counter at the end of a row, after its name.
  private struct CounterRow: View {
    let name: String
    let counter: ViewContent

    var body: some View {
      HStack {
        Text(name)
        counter
          // Else a tap anywhere in the row presses both buttons.
          .buttonStyle(.borderless)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
      // The buttons do not know whose they are; the row says it.
      .accessibilityElement(children: .contain)
      .accessibilityLabel(name)
    }
  }

  /// The counters example as a view; what happens is printed.
  public struct CountersScreen: View {
    /// Makes the screen.
    public init() {}

    /// The component.
    public var body: some View {
      NavigationStack {
        ComponentView(
          Component(twoCounters, countersFace()), state: TwoCounters(), trace: .printed)
      }
    }
  }
#endif
