// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

@frozen public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}

@frozen public struct HStack<Content>: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { absent() }
  public typealias Body = Never
  public var body: Never { absent() }
}

@frozen public struct VStack<Content>: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { absent() }
  public typealias Body = Never
  public var body: Never { absent() }
}

@MainActor @preconcurrency public struct List<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { absent() }
}

@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  @MainActor @preconcurrency public init(
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath { absent() }
  @MainActor @preconcurrency public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { absent() }
  public typealias Body = Never
  public var body: Never { absent() }
}

public struct NavigationPath {}
