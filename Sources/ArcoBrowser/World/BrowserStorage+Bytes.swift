public import ArcoCore

/// The browser stores only texts. Bytes are stored as a text with one scalar per byte.
extension BrowserStorage {
  /// Reads the bytes under a key synchronously, for the first state of a program. Nil if there is
  /// no value, the value is a text that is not bytes, or the browser denies access.
  ///
  ///     let kept = BrowserStorage.local.bytes(under: "notes")
  public func bytes(under key: String) -> [UInt8]? {
    text(under: key).flatMap(Self.bytes)
  }

  /// Reads the bytes under a key. Nil if there is no value, or the value is a text that is not
  /// bytes.
  ///
  /// - Parameter hear: called once, unless cancelled before.
  public func readBytes(
    _ key: String, _ hear: @escaping @Sendable (Result<[UInt8]?, Failure>) -> Void
  ) -> Cancellation {
    read(key) { result in hear(result.map { $0.flatMap(Self.bytes) }) }
  }

  /// Stores bytes under a key, such as an encoded value. `write(nil, under:)` removes them.
  ///
  ///     let save = Effect<World, Notes, NotesInput>.callback { _, out in
  ///       BrowserStorage.local.write([1, 2, 3], under: "notes") { result in
  ///         out.send(.saved(result))
  ///         out.finish()
  ///       }
  ///     }
  ///
  /// - Parameter hear: called once, unless cancelled before; a cancellation does not undo the
  ///   write.
  public func write(
    _ bytes: [UInt8], under key: String,
    _ hear: @escaping @Sendable (Result<Void, Failure>) -> Void
  ) -> Cancellation {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return write(String(scalars), under: key, hear)
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
