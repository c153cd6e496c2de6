// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI's public interface that Arco uses, where there is no SwiftUI: for checking
// types, and for tests on the renderer beside it. Never shipped. Signatures are Apple's, without
// availability; `compared.json` says against which SDK each was held.

import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func elements(in place: Expansion) -> [Element] {
    map { place.at("some").elements(of: $0) } ?? []
  }
}

func absent() -> Never { fatalError("declared for checking types; there is no SwiftUI here") }

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  @_disfavoredOverload public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var list: [any View] = []
    for view in repeat each content { list.append(view) }
    return TupleView(list)
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(isFirst: true, content: first)
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(isFirst: false, content: second)
  }
}

@frozen public struct EmptyView: View, Primitive {
  nonisolated public init() {}
  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] { [] }
}

@frozen @MainActor @preconcurrency public struct TupleView<T>: View, Primitive {
  let list: [any View]

  nonisolated init(_ list: [any View]) { self.list = list }

  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] {
    list.enumerated().flatMap { place.at($0).elements(of: $1) }
  }
}

@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  let isFirst: Bool
  let content: Any
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  func elements(in place: Expansion) -> [Element] {
    let place = place.at(isFirst)
    if let first = content as? TrueContent, isFirst { return place.elements(of: first) }
    if let second = content as? FalseContent { return place.elements(of: second) }
    return []
  }
}

@frozen @MainActor @preconcurrency public struct AnyView: View, Primitive {
  let view: any View

  nonisolated public init<V>(_ view: V) where V: View { self.view = view }
  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] {
    place.at(ObjectIdentifier(type(of: view))).elements(of: view)
  }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: Primitive where Content: View {
  func elements(in place: Expansion) -> [Element] { rows(in: place).flatMap { $0 } }

  @MainActor func rows(in place: Expansion) -> [[Element]] {
    // A list makes only the rows on the screen, if it knows the number of views of each element.
    let isLazy = place.surroundings.isInList && viewCount(of: Content.self) != nil
    return data.prefix(isLazy ? rowsOnScreen : data.count).map {
      // A row without a tag is selected by its id.
      let id = $0[keyPath: id]
      return [.changed(.tag(AnyHashable(id)), place.at(id).elements(of: content($0)))]
    }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, content: content) }
}

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, change: action.map { action in { .delete([$0], action) } })
  }

  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, change: action.map { action in { .move([$0], action) } })
  }
}
