/// Operations that bring a page from what it shows to what it should show, as bytes of
/// `docs/wire.md`.
///
/// An empty patch is nothing to send. Patches of one document must all reach the page, in order:
/// they share the tables of names and templates and the count of nodes. A patch that was thrown away
/// calls for a rebuild.
package struct Patch: Sendable {
  var writer = PatchWriter()
  /// How many operations there are.
  package private(set) var count = 0

  package init() {}

  /// The operations, one after the other, and then their texts; nothing if there are no operations.
  package var bytes: [UInt8] {
    var copy = self
    return copy.take() ?? []
  }

  /// Whether there is nothing to do.
  package var isEmpty: Bool { count == 0 }

  /// Hands the operations over and empties the patch; nil if there is nothing to do. It keeps its room
  /// for the next ones, unless that is uncommonly much.
  package mutating func take() -> [UInt8]? {
    if isEmpty { return nil }
    let isUncommon = writer.count > 1 << 12
    let bytes = writer.take()
    if isUncommon { writer = PatchWriter() }
    count = 0
    return bytes
  }

  /// Adds an operation: its code, then the operands that the closure writes.
  mutating func add(_ code: OperationCode, _ operands: (inout PatchWriter) -> Void) {
    writer.byte(code.rawValue)
    operands(&writer)
    count += 1
  }

  /// Adds an operation of three integers.
  mutating func add(_ code: OperationCode, _ one: Int, _ two: Int, _ three: Int) {
    writer.byte(code.rawValue, one, two, three)
    count += 1
  }
}

/// The codes of `docs/wire.md`.
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

/// What a piece of an insertion or a definition is.
enum PieceCode {
  static let text = 0
  static let element = 1
  static let svg = 2
  static let place = 3
  private static let instance = 4

  /// An instance of a template.
  ///
  /// - Parameter isOwn: whether it has values other than the template's.
  static func instance(of template: Int, isOwn: Bool) -> Int {
    instance + 2 * template + (isOwn ? 1 : 0)
  }

  /// The template of an instance, and whether it has values of its own; nil for another piece.
  static func instance(_ code: Int) -> (template: Int, isOwn: Bool)? {
    code < instance ? nil : ((code - instance) / 2, (code - instance) % 2 == 1)
  }
}
