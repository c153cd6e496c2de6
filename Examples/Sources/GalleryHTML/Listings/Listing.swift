/// The source of a page, as it was when the program was built.
public struct Listing: Sendable {
  /// The file's name.
  public let file: String
  /// What stands in it after its imports.
  public let text: String

  package init(_ file: String, _ bytes: [UInt8]) {
    self.file = file
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    text = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
