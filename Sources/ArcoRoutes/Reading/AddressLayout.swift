/// The offsets of the parts of an address, and a check that the address stays on its own site.
struct AddressLayout {
  /// The first `?` or `#`, or the end.
  var pathEnd = 0
  /// The first `#`, or the end.
  var queryEnd = 0

  /// Finds the parts of an address; nil if the address could lead to another site.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard offence(in: bytes) == nil else { return nil }
  }

  /// Returns the offset of the first byte by which an address could lead to another site, if there
  /// is one.
  static func offence(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var layout = AddressLayout()
    return layout.offence(in: bytes)
  }

  private init() {}

  /// Browsers treat a second slash or a backslash as the start of a host, and skip blanks and
  /// control characters anywhere. A path that begins with two slashes after the browser has removed
  /// its dot segments leads nowhere in a live page.
  private mutating func offence(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.first == UInt8(ascii: "/") else { return 0 }
    if bytes.count > 1, bytes[1] == UInt8(ascii: "/") { return 1 }
    var hasEmptySegment = false
    while pathEnd < bytes.count {
      let byte = bytes[pathEnd]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return pathEnd }
      if byte == UInt8(ascii: "/"), pathEnd > 0, bytes[pathEnd - 1] == byte {
        hasEmptySegment = true
      }
      pathEnd += 1
    }
    if hasEmptySegment, let host = Self.hostBehindDots(bytes[..<pathEnd]) { return host }
    queryEnd = pathEnd
    while queryEnd < bytes.count, bytes[queryEnd] != UInt8(ascii: "#") {
      if bytes[queryEnd] <= 0x20 || bytes[queryEnd] == 0x7F { return queryEnd }
      queryEnd += 1
    }
    var rest = queryEnd
    while rest < bytes.count {
      if bytes[rest] <= 0x20 || bytes[rest] == 0x7F { return rest }
      rest += 1
    }
    return nil
  }

  /// Returns the offset of the slash that would become the second byte of the path when a browser
  /// removes dot segments; nil if there is none. Browsers turn `/.//host` and `/a/..//host` into
  /// `//host`.
  private static func hostBehindDots(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    // The number of remaining segments, and the end of the first segment if it is empty.
    var (count, emptyFirst) = (0, nil as Int?)
    var start = path.startIndex + 1
    while start <= path.endIndex {
      let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      let dots = dots(in: path[start..<end])
      if dots == 2, count > 0 { count -= 1 }
      if count == 0 { emptyFirst = nil }
      // A dot segment at the end leaves an empty segment.
      if dots == 0 || end == path.endIndex {
        if count == 0, dots > 0 || start == end { emptyFirst = end }
        count += 1
      }
      start = end + 1
    }
    return count > 1 ? emptyFirst : nil
  }

  /// Returns the number of dots in a dot segment, 1 or 2, whether the dots are encoded or not; 0
  /// for any other segment.
  private static func dots(in segment: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var (dots, next) = (0, segment.startIndex)
    while next < segment.endIndex, dots < 3 {
      if segment[next] == UInt8(ascii: ".") {
        next += 1
      } else if segment.endIndex - next > 2, segment[next] == UInt8(ascii: "%"),
        segment[next + 1] == UInt8(ascii: "2"), segment[next + 2] | 0x20 == UInt8(ascii: "e")
      {
        next += 3
      } else {
        return 0
      }
      dots += 1
    }
    return dots < 3 ? dots : 0
  }
}
