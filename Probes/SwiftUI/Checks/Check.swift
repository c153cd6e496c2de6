import SwiftUI

/// A behaviour that Apple's SwiftUI must show. On Linux, the stand-in shows it.
public struct Check: Sendable {
  /// A step: an action of a person, or something that must be visible.
  public enum Step: Sendable {
    case press(String)
    case type(String, into: String)
    case select(String)
    case delete(String)
    case move(String, to: Int)
    /// Swipes the presentation down.
    case dismiss
    case goBack
    case goBackTo(Int)
    case sees(String)
    case seesNo(String)
  }

  /// The name of its screen, for the app's last argument.
  public let name: String
  /// The expected behaviour, for the person who looks.
  public let shows: String
  /// The steps; empty if only a person can do the check.
  public let steps: [Step]
  /// Makes a new screen.
  public let screen: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ shows: String, steps: [Step],
    @ViewBuilder screen: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.shows = shows
    self.steps = steps
    self.screen = { AnyView(screen()) }
  }

  /// All checks that have a screen of their own.
  public static var all: [Check] { presentations + rows + screens + lifetimes }

  /// The checks without steps: a person looks at the screens of the examples and of the checks.
  public static let byHand = [
    "Japanese input in the fields of `fields` and of the to-dos: にほんご is typed, converted and cancelled; no letter is lost",
    "animations are slow: a to-do that is deleted moves, and so does a row that an effect adds",
    "two windows show one model: a letter typed in one comes in the other, and neither flickers",
    "the app is ended and started: an order that was typed is back",
    "a sheet of `note` is swiped half-way and let go: it stays, and nothing is sent",
    "a pushed screen of `stack` is swiped half-way and let go: it stays, and nothing is sent",
    "VoiceOver and Full Keyboard Access find each control of the six examples once, by its name",
    "the memory graph has no component after the screen of `lifetime` was left",
  ]
}

extension Check.Step: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .press(let label): "press \(label)"
    case .type(let text, into: let label): "type \(text) into \(label)"
    case .select(let text): "select \(text)"
    case .delete(let text): "delete \(text)"
    case .move(let text, to: let position): "move \(text) to \(position)"
    case .dismiss: "swipe down"
    case .goBack: "swipe back"
    case .goBackTo(let count): "go back to screen \(count)"
    case .sees(let text): "see \(text)"
    case .seesNo(let text): "see no \(text)"
    }
  }
}
