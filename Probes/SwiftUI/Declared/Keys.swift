// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    changed { _ in isFocusable ? .focusable : nil }
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changed { _ in
      .focus(
        isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = true },
        clear: { condition.wrappedValue = false })
    }
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { changed { _ in .keys(phases, action) } }
}

public struct KeyPress: Sendable {
  let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public var debugDescription: String { "\(rawValue)" }
  }

  public enum Result: Sendable {
    case handled
    case ignored
  }
}

public struct KeyEquivalent: Sendable {
  let character: Character

  public init(_ character: Character) { self.character = character }
  public static let escape = KeyEquivalent(Character(Unicode.Scalar(27)))
  public static let delete = KeyEquivalent(Character(Unicode.Scalar(8)))
}

extension KeyEquivalent: Hashable {}

@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let control = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 16)
}
