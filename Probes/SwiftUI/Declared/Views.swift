// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI's public interface that Arco uses, for checking types where there is no
// SwiftUI. Never shipped, and nothing in it runs. Signatures follow Apple's SDK (iOS 18) without its
// availability, written by hand and not yet held against it; `Scripts/check-swiftui` fails if one of them is not used.

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
  public var body: Never { absent() }
}

func absent() -> Never { fatalError("declared for checking types; there is no SwiftUI here") }

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    absent()
  }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    absent()
  }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { absent() }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    absent()
  }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    absent()
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    absent()
  }
}

public struct TupleView<T>: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

@MainActor @preconcurrency public struct AnyView: View {
  nonisolated public init<V>(_ view: V) where V: View { absent() }
  public typealias Body = Never
  public var body: Never { absent() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { absent() }
}
