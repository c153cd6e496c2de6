// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    Identified(id: AnyHashable(id), content: self)
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    changed { _ in nil }
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { changed { _ in nil } }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    changed { _ in disabled ? .disabled : nil }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { changed { _ in nil } }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changed { _ in nil }
  }

  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    changed { _ in .tag(AnyHashable(tag)) }
  }

  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    changed { _ in nil }
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    changed { _ in .buttonStyle(isPlain: style is BorderlessButtonStyle) }
  }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View { changed { _ in .submit(action) } }

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    changed { _ in action.map { .appear($0) } }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    changed { _ in action.map { .disappear($0) } }
  }

  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { changed { _ in .refresh(action) } }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { changed { _ in .task(nil, action) } }

  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { changed { _ in .task("\(value)", action) } }

  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    let content = content()
    return changed { .swipe($0.elements(of: content)) }
  }

  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    let label = label()
    return changed { .tabItem($0.elements(of: label)) }
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    changed { place in
      _ = text.wrappedValue
      // The field is in the bar of the stack. (Apple also takes the modifier on the stack itself.)
      return place.surroundings.stack == nil ? nil : .search(text)
    }
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    changed { _ in nil }
  }
}

@frozen public enum Edge: Int8, CaseIterable {
  case top
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 1)
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: SubmitTriggers.RawValue
  public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}

@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable {
  case trailing
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}
