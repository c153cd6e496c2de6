import SwiftUI

/// A behaviour that Apple's SwiftUI must show. On Linux, the stand-in shows it.
public struct Check: Sendable {
  /// A step: an action of a person, or something that must be visible.
  public enum Step: Sendable {
    case press(String)
    case type(String, into: String)
    /// Taps a field.
    case focus(String)
    /// Presses the return key in a field.
    case submit(String)
    /// Moves a slider by one.
    case increment(String)
    case select(String)
    /// Swipes a row to the left, so that its actions appear.
    case swipe(String)
    case delete(String)
    case move(String, to: Int)
    /// Swipes the presentation down.
    case dismiss
    case goBack
    case goBackTo(Int)
    /// Goes on in another window of the app, which is opened when it is first named.
    case window(Int)
    /// Leaves the app, ends it, and starts it again.
    case startAgain
    case sees(String)
    case seesNo(String)
    case hasFocus(String)
  }

  /// The name of its screen, for the app's last argument.
  public let name: String
  /// The question that it helps to answer.
  public let subject: Subject
  /// The expected behaviour, for the person who looks.
  public let shows: String
  /// The steps.
  public let steps: [Step]
  /// Makes a new screen.
  public let screen: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ subject: Subject, _ shows: String, steps: [Step],
    @ViewBuilder screen: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.subject = subject
    self.shows = shows
    self.steps = steps
    self.screen = { AnyView(screen()) }
  }

  /// All checks that have a screen of their own.
  public static var all: [Check] {
    presentations + rows + screens + focus + lifetimes + animations + windows + comonads
  }

  /// The examples that the app shows beside the checks, by their names.
  public static let examples = [
    "coffee", "stepper", "counters", "todos", "editor", "login", "shelf",
  ]
}

extension Check.Step: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .press(let label): "press “\(label)”"
    case .type(let text, into: let label): "type “\(text)” into “\(label)”"
    case .focus(let label): "tap the field “\(label)”"
    case .submit(let label): "press return in “\(label)”"
    case .increment(let label): "move “\(label)” by one"
    case .select(let text): "tap the row “\(text)”"
    case .swipe(let text): "swipe the row “\(text)” to the left"
    case .delete(let text): "swipe “\(text)” and delete it"
    case .move(let text, to: let position): "drag “\(text)” to position \(position)"
    case .dismiss: "swipe the sheet down"
    case .goBack: "swipe back"
    case .goBackTo(let count): "go back to screen \(count) by the menu of the back button"
    case .window(let number): "go to window \(number)"
    case .startAgain: "leave the app, end it and start it again"
    case .sees(let text): "see “\(text)”"
    case .seesNo(let text): "see no “\(text)”"
    case .hasFocus(let label): "see the focus in “\(label)”"
    }
  }
}
