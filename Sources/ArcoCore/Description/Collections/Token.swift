#if !hasFeature(Embedded)
  import CArco
#endif

/// Makes unique numbers above 0 that grow, so that equal tokens mean the same edit.
@usableFromInline
package enum Token {
  #if hasFeature(Embedded)
    nonisolated(unsafe) private static var last: UInt64 = 0  // there is one thread

    @usableFromInline
    package static func next() -> UInt64 {
      last += 1
      return last
    }
  #else
    @usableFromInline
    package static func next() -> UInt64 { arco_next_token() }
  #endif
}
