// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Text("")
  }

  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable { Text("") }

  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { Text("") }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View { Text("") }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { Text("") }

  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { Text("") }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View { Text("") }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { Text("") }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { Text("") }

  // Apple's return `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    Text("")
  }

  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some View
  where S: StringProtocol { Text("") }
}

@frozen public enum Edge {
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { absent() }
    public static let all = Set(rawValue: 1)
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { absent() }
  public static let text = SubmitTriggers(rawValue: 1)
}
