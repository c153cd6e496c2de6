public import ArcoWebTesting

/// A state that a walk found, as a question sees it.
///
/// Its state's properties are its own: `{ $0.beans.grams <= 50 }`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@dynamicMemberLookup
public struct Reached<State> {
  /// The root state.
  public let state: State
  let flight: Flight
  let screen: PageScreen?

  /// A property of the state.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Everything that can be read on the page; empty without views.
  public var text: String { screen?.text ?? "" }

  /// What takes input on the page, in its order, disabled ones too.
  public var controls: [TestElement] { screen?.controls ?? [] }

  /// Whether there is a control of that name that can be used.
  public func offers(_ name: String) -> Bool {
    controls.contains { $0.name == name && !$0.isDisabled }
  }

  /// Whether a text can be read on the page.
  public func shows(_ text: String) -> Bool { self.text.holds(text) }

  /// Whether the world waits for an answer to that.
  public func isAsking(_ question: String) -> Bool { flight.questions.contains(question) }

  /// What the world is asked and has not answered.
  public var questions: [String] { flight.questions }

  /// Whether no effect runs or waits, no timer is set, and no input of an effect waits.
  public var isQuiet: Bool { flight.isNone }
}

@available(*, unavailable)
extension Reached: Sendable {}
