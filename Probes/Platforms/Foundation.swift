// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the modules that `check-platforms` reads use of Foundation, as Apple's Foundation declares it: all of it
// is there since macOS 10.15. It is type-checked, and never run.

public struct Data: RandomAccessCollection, Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private let bytes: [UInt8] = []

  public init(_ bytes: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}

  public var startIndex: Int { bytes.startIndex }
  public var endIndex: Int { bytes.endIndex }
  public subscript(index: Int) -> UInt8 { bytes[index] }

  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public struct URL: Sendable {
  public let path: String

  public init(fileURLWithPath path: String, isDirectory: Bool = false) { self.path = path }

  public func appendingPathComponent(_ component: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public init(contentsOfFile path: String, encoding: Encoding) throws { self = path }
}

open class FileManager {
  public class var `default`: FileManager { FileManager() }

  init() {}

  open func fileExists(atPath path: String) -> Bool { false }
  open func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)

    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum NonConformingFloatEncodingStrategy: Sendable {
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    case `throw`
  }

  public var outputFormatting: OutputFormatting = []
  public var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw

  public init() {}

  open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data([]) }
}

open class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    case `throw`
  }

  public var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw

  public init() {}

  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    throw Undecided.never
  }
}

private enum Undecided: Error { case never }
