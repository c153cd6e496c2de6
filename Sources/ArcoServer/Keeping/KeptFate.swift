#if Server
  package import ArcoCore

  /// An effect that ran when its page was kept last, and what becomes of it if the server ends then.
  @usableFromInline
  package struct KeptFate: Equatable, Sendable {
    /// Whether the page is asked to begin it again, or told that it is lost.
    package var isDoneAgain: Bool
    /// The key of its work.
    package var key: EffectKey
    /// The input that tells the page, as a step of it is written.
    package var input: [UInt8]
  }
#endif
