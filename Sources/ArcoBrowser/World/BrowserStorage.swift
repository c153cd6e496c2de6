public import ArcoCore
import ArcoHTML
import CArco

/// A place where the browser keeps texts by keys, for this site and its user.
///
///     let save = Effect<World, Notes, NotesInput>.callback { _, out in
///       BrowserStorage.local.write("Buy beans", under: "notes") { result in
///         out.send(.saved(result))
///         out.finish()
///       }
///     }
///
/// It answers after the call has returned, and before the page is painted again: what is read by
/// the first effect of a program is there at the first paint.
public struct BrowserStorage: Sendable {
  private let number: UInt8

  /// Kept until the user has it deleted.
  public static let local = BrowserStorage(number: 0)
  /// Kept as long as the tab.
  public static let session = BrowserStorage(number: 1)

  /// Why a text was not read or kept.
  public enum Failure: Error, Equatable, Sendable {
    /// There is no room for it: delete something.
    case full
    /// The user or the page's address does not allow it, as a private window may not.
    case denied
  }

  /// What is kept under a key at this moment, for the state that a program begins in; nil if nothing
  /// is, or the browser does not say.
  ///
  ///     let kept = BrowserStorage.local.text(under: "notes")
  public func text(under key: String) -> String? {
    Module.kept(key, in: Int32(number))
  }

  /// Reads what is kept under a key; nil if nothing is.
  ///
  /// - Parameter hear: called once, unless the cancellation came before.
  public func read(
    _ key: String, _ hear: @escaping @Sendable (Result<String?, Failure>) -> Void
  ) -> Cancellation {
    var request = Request(.read)
    request.byte(number)
    request.text(key)
    return request.ask(
      { reader throws(WireError) in try reader.byte() == 0 ? nil : try reader.text() },
      refused: Self.failure, hear)
  }

  /// Keeps a text under a key, or with nil nothing any more.
  ///
  /// - Parameter hear: called once, unless the cancellation came before; the text is kept even then.
  public func write(
    _ text: String?, under key: String,
    _ hear: @escaping @Sendable (Result<Void, Failure>) -> Void
  ) -> Cancellation {
    var request = Request(.write)
    request.byte(number)
    request.text(key)
    request.byte(text == nil ? 0 : 1)
    if let text { request.text(text) }
    return request.ask({ _ in }, refused: Self.failure, hear)
  }

  private static func failure(_ refusal: Request.Refusal) -> Failure {
    refusal.code == 2 ? .full : .denied
  }
}
