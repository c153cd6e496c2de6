/// Operations that bring a page from what it shows to what it should show, as bytes of
/// `docs/wire.md`.
///
/// An empty patch is nothing to send. Patches of one document must all reach the page, in order:
/// they share the table of names and the count of nodes. A patch that was thrown away calls for a
/// rebuild.
package struct Patch: Sendable {
  private(set) var writer = ByteWriter()
  /// How many operations there are.
  package private(set) var count = 0

  package init() {}

  /// The operations, one after the other.
  package var bytes: [UInt8] { writer.bytes }

  /// Whether there is nothing to do.
  package var isEmpty: Bool { count == 0 }

  /// Adds an operation: its code, then the operands that the closure writes.
  mutating func add(_ code: OperationCode, _ operands: (inout ByteWriter) -> Void) {
    writer.byte(code.rawValue)
    operands(&writer)
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
}
