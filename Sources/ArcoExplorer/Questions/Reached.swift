public import ArcoWebTesting

/// A state that a walk found, as a question gets it.
///
/// The properties of the state can be used directly: `{ $0.beans.grams <= 50 }`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@dynamicMemberLookup
public struct Reached<State> {
  /// The root state.
  public let state: State
  let flight: Flight
  let screen: PageScreen?

  /// A property of the root state.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// The text that can be read on the page; empty for a component without a page.
  public var text: String { screen?.text ?? "" }

  /// The controls of the page in document order, disabled ones too; empty for a component without a
  /// page.
  public var controls: [TestElement] { screen?.controls ?? [] }

  /// Whether the page has an enabled control with this name.
  public func offers(_ name: String) -> Bool {
    controls.contains { $0.name == name && !$0.isDisabled }
  }

  /// Whether this text can be read on the page.
  public func shows(_ text: String) -> Bool { self.text.holds(text) }

  /// Whether a question with this name is asked of the ``Outside`` and not yet answered.
  public func isAsking(_ question: String) -> Bool { flight.questions.contains(question) }

  /// The names of the questions that are asked of the ``Outside`` and not yet answered.
  public var questions: [String] { flight.questions }

  /// True if no effect runs or waits, no timer is set, and no input from an effect waits.
  public var isQuiet: Bool { flight.isNone }
}

@available(*, unavailable)
extension Reached: Sendable {}
