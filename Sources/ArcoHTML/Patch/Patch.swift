/// Encoded operations that update a page: see `docs/wire.md`.
///
/// An empty patch is not sent. All patches of a document must reach the page, in order: they share
/// the tables of names and templates, and the count of nodes. After a lost patch the document must
/// be rebuilt.
package struct Patch: Sendable {
  var writer = PatchWriter()
  /// The number of operations.
  package private(set) var count = 0

  package init() {}

  /// The encoded operations and then their texts; empty if there are no operations.
  package var bytes: [UInt8] {
    var copy = self
    return copy.take() ?? []
  }

  /// True if there is no operation.
  package var isEmpty: Bool { count == 0 }

  /// Returns the encoded operations and empties the patch; nil if there are none. The patch keeps
  /// its memory for reuse, unless it is unusually large.
  package mutating func take() -> [UInt8]? {
    if isEmpty { return nil }
    let isUncommon = writer.count > 1 << 12
    let bytes = writer.take()
    if isUncommon { writer = PatchWriter() }
    count = 0
    return bytes
  }

  /// Appends an operation: its code, then the operands that the closure writes.
  mutating func add(_ code: OperationCode, _ operands: (inout PatchWriter) -> Void) {
    writer.byte(code.rawValue)
    operands(&writer)
    count += 1
  }

  /// Appends an operation with three integers.
  mutating func add(_ code: OperationCode, _ one: Int, _ two: Int, _ three: Int) {
    writer.byte(code.rawValue, one, two, three)
    count += 1
  }
}

/// The codes of operations in `docs/wire.md`.
enum OperationCode: UInt8 {
  case setText = 1
  case setAttribute = 2
  case removeAttribute = 3
  case setLive = 4
  case insert = 5
  case remove = 6
  case move = 7
  case rebuild = 8
  case define = 9
  case renumber = 10
  case append = 11
  case address = 16
}

/// The codes of pieces in an insertion or a definition.
enum PieceCode {
  static let text = 0
  static let element = 1
  static let svg = 2
  static let place = 3
  private static let instance = 4

  /// The code of an instance of a template.
  ///
  /// - Parameter isOwn: whether the instance has values that differ from the template's.
  static func instance(of template: Int, isOwn: Bool) -> Int {
    instance + 2 * template + (isOwn ? 1 : 0)
  }

  /// The template of an instance, and whether the instance has values of its own; nil for other
  /// pieces.
  static func instance(_ code: Int) -> (template: Int, isOwn: Bool)? {
    code < instance ? nil : ((code - instance) / 2, (code - instance) % 2 == 1)
  }
}
