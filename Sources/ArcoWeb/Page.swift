// STAND-IN: the lead replaces this file. It keeps the interface that ArcoServer relies on, built
// from closures so that the session engine can be tested before ArcoCore has landed.

import ArcoHTML

/// One running page: a driver, its nodes and its table of handlers.
///
/// Single owner; lives inside the actor that made it.
public final class Page {
  private let count: () -> Int
  private let paint: () -> [UInt8]
  private let again: () -> [UInt8]
  private let handle: (Int, EventKind, EventPayload) -> EventRefusal?
  private let end: () -> Void

  package init(
    nodeCount: @escaping () -> Int,
    markup: @escaping () -> [UInt8],
    rebuild: @escaping () -> [UInt8],
    receive: @escaping (Int, EventKind, EventPayload) -> EventRefusal?,
    close: @escaping () -> Void
  ) {
    self.count = nodeCount
    self.paint = markup
    self.again = rebuild
    self.handle = receive
    self.end = close
  }

  /// The elements and texts in the container.
  public var nodeCount: Int { count() }

  /// The container's content as HTML, for the first paint.
  public func markup() -> [UInt8] { paint() }

  /// The operations that build everything anew.
  public func rebuild() -> [UInt8] { again() }

  /// Takes the operations of each flush, in the owner's isolation.
  public var onPatch: (([UInt8]) -> Void)?

  /// Hands an event to the view that is shown now; nil when it was handled.
  package func receive(node: Int, kind: EventKind, payload: EventPayload) -> EventRefusal? {
    handle(node, kind, payload)
  }

  /// Tears the component down and cancels its effects.
  public func close() { end() }
}

@available(*, unavailable)
extension Page: Sendable {}
