// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

@frozen public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
}

@frozen public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}

@frozen @MainActor @preconcurrency public struct HStack<Content>: View, Primitive
where Content: View {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] {
    place.leaf(.container(.stack, place.at(0, isInList: false).elements(of: content)))
  }
}

@frozen @MainActor @preconcurrency public struct VStack<Content>: View, Primitive
where Content: View {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] {
    place.leaf(.container(.stack, place.at(0, isInList: false).elements(of: content)))
  }
}

@MainActor @preconcurrency public struct List<SelectionValue, Content>: View, Primitive
where SelectionValue: Hashable, Content: View {
  let select: ((SelectionValue) -> Void)?
  let content: Content

  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    select = selection.map { selection in { selection.wrappedValue = $0 } }
    self.content = content()
  }

  public var body: some View { absent() }

  func elements(in place: Expansion) -> [Element] {
    let list = place.leaf(.container(.list, place.at(0, isInList: true).elements(of: content)))
    guard let select else { return list }
    return [
      .changed(.selection { if let value = $0.base as? SelectionValue { select(value) } }, list)
    ]
  }
}

extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    select = nil
    self.content = content()
  }
}

@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: View, Primitive
where SelectionValue: Hashable, Content: View {
  let content: Content

  public var body: some View { absent() }

  func elements(in place: Expansion) -> [Element] {
    place.leaf(.container(.tabs, place.at(0).elements(of: content)))
  }
}

extension TabView {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
