/// A place in the source of a test: where a step stands, or where a driver was made.
///
/// Test frameworks take its parts to show a failure there: see ``TestDriver``.
public struct TestLocation: Sendable {
  /// The module and the file: `"ShopTests/CartTests.swift"`.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  /// Makes a location; without arguments, that of the call.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension TestLocation: Equatable {
  /// Whether both name the same place.
  public static func == (left: TestLocation, right: TestLocation) -> Bool {
    "\(left.filePath)" == "\(right.filePath)" && left.line == right.line
      && left.column == right.column
  }
}

extension TestLocation: CustomStringConvertible {
  /// The file's name and the line: `CartTests.swift:42`.
  public var description: String {
    "\("\(fileID)".split(separator: "/").last ?? "?"):\(line)"
  }
}
