/// A location in the source code of a test: of a step, or of the creation of a driver.
///
/// Test frameworks use it to show a failure: see ``TestDriver``.
public struct TestLocation: Sendable {
  /// The module and the file: `"ShopTests/CartTests.swift"`.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  /// Makes a location; by default that of the call.
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
  /// True if both are the same line and column of the same file.
  public static func == (left: TestLocation, right: TestLocation) -> Bool {
    "\(left.filePath)" == "\(right.filePath)" && left.line == right.line
      && left.column == right.column
  }
}

extension TestLocation: CustomStringConvertible {
  /// The name of the file and the line: `CartTests.swift:42`.
  public var description: String {
    "\("\(fileID)".split(separator: "/").last ?? "?"):\(line)"
  }
}
