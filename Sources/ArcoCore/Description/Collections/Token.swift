#if !hasFeature(Embedded)
  import CArco
#endif

/// Makes unique numbers, so that equal tokens mean the same edit.
@usableFromInline
enum Token {
  #if hasFeature(Embedded)
    nonisolated(unsafe) private static var last: UInt64 = 0  // there is one thread

    @usableFromInline
    static func next() -> UInt64 {
      last += 1
      return last
    }
  #else
    @usableFromInline
    static func next() -> UInt64 { arco_next_token() }
  #endif
}
