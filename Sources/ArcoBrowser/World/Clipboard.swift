public import ArcoCore
import ArcoHTML

/// What its user copied, for another place or from there.
///
///     let copy = Effect<World, Note, NoteInput>.callback { _, out in
///       Clipboard.write("https://example.com/note/7") { result in
///         out.send(.copied(result))
///         out.finish()
///       }
///     }
///
/// Browsers allow it right after a click or a key, in a page that came over HTTPS or from this computer;
/// reading asks the user first.
public enum Clipboard {
  /// Why nothing was copied or read.
  public enum Failure: Error, Equatable, Sendable {
    /// The user or the browser does not allow it, at this moment or at all.
    case denied
  }

  /// Copies a text.
  ///
  /// - Parameter hear: called once, unless the cancellation came before; the text is copied even then.
  public static func write(
    _ text: String, _ hear: @escaping @Sendable (Result<Void, Failure>) -> Void
  ) -> Cancellation {
    var request = Request(.copy)
    request.text(text)
    return request.ask({ _ in }, refused: { _ in .denied }, hear)
  }

  /// Reads the text that was copied last; empty if it was none.
  ///
  /// - Parameter hear: called once, unless the cancellation came before.
  public static func read(
    _ hear: @escaping @Sendable (Result<String, Failure>) -> Void
  ) -> Cancellation {
    Request(.paste).ask(
      { reader throws(WireError) in try reader.text() }, refused: { _ in .denied }, hear)
  }
}
