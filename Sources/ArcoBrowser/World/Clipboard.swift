public import ArcoCore
import ArcoHTML

/// The clipboard of the user's device.
///
///     let copy = Effect<World, Note, NoteInput>.callback { _, out in
///       Clipboard.write("https://example.com/note/7") { result in
///         out.send(.copied(result))
///         out.finish()
///       }
///     }
///
/// Browsers allow access right after a click or key press, in a page over HTTPS or from this
/// computer. Before reading, they ask the user.
public enum Clipboard {
  /// The reason why nothing was copied or read.
  public enum Failure: Error, Equatable, Sendable {
    /// The user or the browser denies access.
    case denied
  }

  /// Copies a text.
  ///
  /// - Parameter hear: called once, unless cancelled before; a cancellation does not undo the copy.
  public static func write(
    _ text: String, _ hear: @escaping @Sendable (Result<Void, Failure>) -> Void
  ) -> Cancellation {
    var request = Request(.copy)
    request.text(text)
    return request.ask({ _ in }, refused: { _ in .denied }, hear)
  }

  /// Reads the text of the clipboard; empty if it has none.
  ///
  /// - Parameter hear: called once, unless cancelled before.
  public static func read(
    _ hear: @escaping @Sendable (Result<String, Failure>) -> Void
  ) -> Cancellation {
    Request(.paste).ask(
      { reader throws(WireError) in try reader.text() }, refused: { _ in .denied }, hear)
  }
}
