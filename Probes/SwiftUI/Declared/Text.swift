// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { absent() }
  public init(stringInterpolation: StringInterpolation) { absent() }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { absent() }
    public mutating func appendLiteral(_ literal: String) { absent() }
    public mutating func appendInterpolation(_ string: String) { absent() }
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { absent() }
  }
}

public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}

@frozen public struct Text: Equatable, Sendable {
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { absent() }
  // Apple's takes a table, a bundle and a comment too, each with a default.
  public init(_ key: LocalizedStringKey) { absent() }
}

extension Text: View {
  public typealias Body = Never
  public var body: Never { absent() }
}

@frozen public struct Image: Equatable, Sendable {
  public init(systemName: String) { absent() }
}

extension Image: View {
  public typealias Body = Never
  public var body: Never { absent() }
}
