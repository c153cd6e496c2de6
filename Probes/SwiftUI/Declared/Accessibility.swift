// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached(.label(labelKey.text)) }

  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attached(.label(String(label)))
  }

  @_disfavoredOverload nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    attached(nil)
  }

  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached(.identifier(identifier)) }

  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { changed { _ in nil } }

  nonisolated func attached(
    _ change: @autoclosure @escaping @MainActor () -> Change?
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(change: change))
  }
}

public struct AccessibilityChildBehavior: Hashable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
}

public struct AccessibilityAttachmentModifier: ViewModifier {
  let change: @MainActor () -> Change?

  nonisolated init(change: @escaping @MainActor () -> Change?) { self.change = change }

  public typealias Body = Never
}

@frozen public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  func elements(in place: Expansion) -> [Element] {
    let elements = place.at(0).elements(of: content)
    guard let attachment = modifier as? AccessibilityAttachmentModifier else { return elements }
    return attachment.change().map { [.changed($0, elements)] } ?? elements
  }
}
