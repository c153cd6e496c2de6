public import ArcoCore

/// A storage keeps texts, so bytes are kept as a text with a scalar for each.
extension BrowserStorage {
  /// What is kept as bytes under a key at this moment, for the state that a program begins in; nil if nothing
  /// is, or another text, or the browser does not say.
  ///
  ///     let kept = BrowserStorage.local.bytes(under: "notes")
  public func bytes(under key: String) -> [UInt8]? {
    text(under: key).flatMap(Self.bytes)
  }

  /// Reads what is kept as bytes under a key; nil if nothing is, or another text.
  ///
  /// - Parameter hear: called once, unless the cancellation came before.
  public func readBytes(
    _ key: String, _ hear: @escaping @Sendable (Result<[UInt8]?, Failure>) -> Void
  ) -> Cancellation {
    read(key) { result in hear(result.map { $0.flatMap(Self.bytes) }) }
  }

  /// Keeps bytes under a key, such as a coding writes; `write(nil, under:)` removes them.
  ///
  ///     let save = Effect<World, Notes, NotesInput>.callback { _, out in
  ///       BrowserStorage.local.write([1, 2, 3], under: "notes") { result in
  ///         out.send(.saved(result))
  ///         out.finish()
  ///       }
  ///     }
  ///
  /// - Parameter hear: called once, unless the cancellation came before; the bytes are kept even then.
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
