// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      text += "\(value)"
    }
  }
}

public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}

@frozen public struct Text: Equatable, Sendable {
  let text: String

  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    text = String(content)
  }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.text }

  public enum Case: Sendable {}
}

extension Text: View, Primitive {
  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] { place.leaf(.text(text)) }
}

@frozen public struct Image: Equatable, Sendable {
  public init(systemName: String) {}
}

extension Image: View, Primitive {
  public typealias Body = Never

  func elements(in place: Expansion) -> [Element] { place.leaf(.text("")) }
}
