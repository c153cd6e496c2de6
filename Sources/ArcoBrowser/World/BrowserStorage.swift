public import ArcoCore
import ArcoHTML
import CArco

/// A storage of texts by keys in the browser, for this site and this user.
///
///     let save = Effect<World, Notes, NotesInput>.callback { _, out in
///       BrowserStorage.local.write("Buy beans", under: "notes") { result in
///         out.send(.saved(result))
///         out.finish()
///       }
///     }
///
/// Results arrive after the call has returned, and before the next paint. So the first paint shows
/// what the first effect of a program has read.
public struct BrowserStorage: Sendable {
  private let number: UInt8

  /// `localStorage`: values stay until the user deletes them.
  public static let local = BrowserStorage(number: 0)
  /// `sessionStorage`: values stay as long as the tab.
  public static let session = BrowserStorage(number: 1)

  /// The reason why a text was not read or stored.
  public enum Failure: Error, Equatable, Sendable {
    /// The storage is full. Delete something first.
    case full
    /// The user or the browser denies access, as some private windows do.
    case denied
  }

  /// Reads the text under a key synchronously, for the first state of a program. Nil if there is no
  /// value, or the browser denies access.
  ///
  ///     let kept = BrowserStorage.local.text(under: "notes")
  public func text(under key: String) -> String? {
    Module.kept(key, in: Int32(number))
  }

  /// Reads the text under a key; nil if there is no value.
  ///
  /// - Parameter hear: called once, unless cancelled before.
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

  /// Stores a text under a key; nil removes the value.
  ///
  /// - Parameter hear: called once, unless cancelled before; a cancellation does not undo the
  ///   write.
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
