#if Server
  package import ArcoCore

  /// An effect that was running at the last commit of its page, and what becomes of it if the server
  /// ends then.
  @usableFromInline
  package struct KeptFate: Equatable, Sendable {
    /// Whether the page is asked to begin the effect again. Otherwise the page is told that the
    /// effect is lost.
    package var isDoneAgain: Bool
    /// The key of its work.
    package var key: EffectKey
    /// The input that tells the page, as a step of it is written.
    package var input: [UInt8]
  }
#endif
